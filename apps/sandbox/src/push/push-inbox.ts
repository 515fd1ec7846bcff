export type ReceivedPush = {
  readonly id: string;
  readonly receiver: string;
  /** What the service worker would be given; null where it could not be decrypted. */
  readonly text: string | null;
  readonly ttl: number;
  readonly topic: string | null;
  readonly urgency: string;
  readonly sent_at: string;
};

const KEPT = 500;

/** The notifications that were sent, in memory: the newest 500 of all. */
export function createPushInbox(now: () => Date) {
  const received: ReceivedPush[] = [];
  return {
    add(push: Omit<ReceivedPush, 'sent_at'>): void {
      received.unshift({ ...push, sent_at: now().toISOString() });
      received.splice(KEPT);
    },
    /** Newest first; of one receiver, or all. */
    list: (receiver?: string): readonly ReceivedPush[] =>
      receiver === undefined ? [...received] : received.filter((push) => push.receiver === receiver),
  };
}

export type PushInbox = ReturnType<typeof createPushInbox>;
