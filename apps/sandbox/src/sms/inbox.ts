export type InboxMessage = {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly text: string;
  readonly provider: string;
  readonly sent_at: string;
};

const KEPT = 500;

/** The texts that were sent, in memory: the newest 500 of all. */
export function createInbox(now: () => Date) {
  const messages: InboxMessage[] = [];
  return {
    add(message: Omit<InboxMessage, 'sent_at'>): void {
      messages.unshift({ ...message, sent_at: now().toISOString() });
      messages.splice(KEPT);
    },
    /** Newest first; of one phone, or all. */
    list: (phone?: string): readonly InboxMessage[] =>
      phone === undefined ? [...messages] : messages.filter(({ to }) => to === phone),
  };
}

export type Inbox = ReturnType<typeof createInbox>;
