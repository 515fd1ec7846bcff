type Waiting = Set<() => void>;

type Options = {
  /** So many wait for one key at most. */
  readonly mostWaiting: number;
  readonly longestWaitMs: number;
};

/** Whether a call may begin, or why not: too many wait already, or its turn has not come in time. */
export type Turn = 'begins' | 'too many' | 'too late';

/** Work with the same key is done one after the other within this process; keys do not wait for each other. */
export function keyedQueue({ mostWaiting, longestWaitMs }: Options) {
  /** A key is among them only while work of it is being done. */
  const queues = new Map<string, Waiting>();

  const waitIn = (queue: Waiting) =>
    new Promise<Turn>((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve('begins');
      };
      const timer = setTimeout(() => {
        queue.delete(begin);
        resolve('too late');
      }, longestWaitMs);
      queue.add(begin);
    });

  return {
    /** Whoever may begin calls `leave` when the work is done. */
    enter(key: string): Turn | Promise<Turn> {
      const queue = queues.get(key);
      if (!queue) {
        queues.set(key, new Set());
        return 'begins';
      }
      return queue.size < mostWaiting ? waitIn(queue) : 'too many';
    },
    leave(key: string): void {
      const queue = queues.get(key);
      const [first] = queue ?? [];
      if (!first) {
        queues.delete(key);
        return;
      }
      queue?.delete(first);
      first();
    },
    /** How many keys it holds. */
    size: () => queues.size,
  };
}
