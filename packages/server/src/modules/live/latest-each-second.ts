import type { StreamMessage } from './followers.ts';

const EVERY_MS = 1_000;

/** Collects messages for a second and passes on the last one of each subject: for whoever follows more than they can read. */
export function latestEachSecond<Message extends StreamMessage>(pass: (message: Message) => void) {
  const waiting = new Map<number, Message>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const messages = [...waiting.values()];
    waiting.clear();
    for (const message of messages) pass(message);
  };
  return {
    add(subject: number, message: Message): void {
      // Behind what came before, so that ids grow.
      waiting.delete(subject);
      waiting.set(subject, message);
      timer ??= setTimeout(flush, EVERY_MS).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
