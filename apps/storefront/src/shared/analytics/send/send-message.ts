import type { TrackingMessage } from '@jara/contract';
import { postMessage } from './post-message.ts';
import { queueAccess, refreshQueueAccess } from './queue-access.ts';
import { pauseSending } from './send-pause.ts';

/** Spec §9: queue send defaults. */
const ATTEMPTS = 3;
const LONGEST_BACKOFF_MS = 20_000;
const FIRST_BACKOFF_MS = 10_000;

/** Any time up to the longest, so that pages which lost the queue together do not come back together. */
const backoff = (failures: number) =>
  new Promise((resolve) =>
    setTimeout(resolve, Math.random() * Math.min(FIRST_BACKOFF_MS * 2 ** (failures - 1), LONGEST_BACKOFF_MS)),
  );

/** Until the queue has it, or has refused what it holds. Throws when neither came about. */
export async function sendMessage(message: TrackingMessage): Promise<'acknowledged' | 'content refused'> {
  const text = JSON.stringify(message);
  let access = await queueAccess(message.session_id);
  let isRefreshed = false;
  let failures = 0;
  for (;;) {
    const outcome = await postMessage(access, text);
    if (outcome.state === 'acknowledged' || outcome.state === 'content refused') return outcome.state;
    if (outcome.state === 'access ended' && !isRefreshed) {
      isRefreshed = true;
      access = await refreshQueueAccess(message.session_id);
      continue;
    }
    if (outcome.state === 'too much') pauseSending(outcome.waitSeconds);
    failures += 1;
    const isWorthwhile = outcome.state === 'unanswered' && failures < ATTEMPTS && navigator.onLine;
    if (!isWorthwhile) throw new Error('The queue has not taken it.', { cause: outcome.reason });
    await backoff(failures);
  }
}
