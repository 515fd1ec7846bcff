/** Something that is done again and again: when woken, and in any case after a while. */
export type Task = {
  readonly name: string;
  /** The longest pause between two runs. */
  readonly everySeconds: number;
  /** How many runs there may be at a time, so that one that waits for somebody else holds up no other. One unless said. */
  readonly concurrency?: number;
  /** `wake` calls another run: there is more to do than this one will. */
  run(wake: () => void): Promise<void>;
};

type Options = { readonly onError: (error: unknown) => void };

/** Runs a task. A call that comes while as many run as may makes it run once more. */
export function runTask(task: Task, { onError }: Options) {
  const { concurrency = 1, everySeconds } = task;
  const running = new Set<Promise<void>>();
  let busy = 0;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    busy += 1;
    while (isWanted && !isStopped) {
      isWanted = false;
      await task.run(wake).catch(onError);
    }
    busy -= 1;
  };

  function wake(): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(wake, everySeconds * 1000);
    isWanted = true;
    if (busy >= concurrency) return;
    const run = work().finally(() => running.delete(run));
    running.add(run);
  }

  return {
    wake,
    /** Lets the runs that are under way finish. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
