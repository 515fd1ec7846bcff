import { withTabLock } from '../../browser/tab-lock.ts';
import { logFailure } from '../log-failure.ts';
import { removeEvents, type WaitingEvent, withServerTime } from './event-queue.ts';
import { nextBatch } from './next-batch.ts';
import { queueAccess } from './queue-access.ts';
import { sendMessage } from './send-message.ts';
import { clockBehind } from './server-clock.ts';
import { trackingMessage } from './tracking-message.ts';

// Two tabs that send at once would send the same events.
const inTurn = withTabLock('analytics');

async function send(batch: readonly [WaitingEvent, ...WaitingEvent[]]): Promise<void> {
  // It may be the first to tell what time it is.
  await queueAccess(batch[0].sessionId);
  const [first, ...others] = batch;
  const timed = (waiting: WaitingEvent) => withServerTime(waiting, clockBehind());
  const message = trackingMessage([timed(first), ...others.map(timed)]);
  if ((await sendMessage(message)) === 'content refused') logFailure('Analytics events were refused and are dropped.');
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
