import { withTabLock } from '../browser/tab-lock.ts';
import { removeEvents, type WaitingEvent } from './event-queue.ts';
import { logFailure } from './log-failure.ts';
import { nextBatch } from './next-batch.ts';
import { sendMessage } from './send-message.ts';
import { trackingMessage } from './tracking-message.ts';

// Two tabs that send at once would send the same events.
const inTurn = withTabLock('analytics');

async function send(batch: readonly [WaitingEvent, ...WaitingEvent[]]): Promise<void> {
  if ((await sendMessage(trackingMessage(batch))) === 'content refused')
    logFailure('Analytics events were refused and are dropped.');
  removeEvents(batch.map(({ key }) => key));
}

/** Sends what waits, message by message. An event is there until the queue has it: a reload in between loses nothing. */
export function sendWaiting(which: () => 'urgent' | 'all'): Promise<void> {
  return inTurn(async () => {
    for (;;) {
      const [first, ...others] = nextBatch(which());
      if (!first) return;
      await send([first, ...others]);
    }
  });
}
