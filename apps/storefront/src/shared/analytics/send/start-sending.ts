import { browserSession } from '../../api/browser-session.ts';
import { savesData } from '../../browser/data-saver.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { logFailure } from '../log-failure.ts';
import { onEventAdded } from './event-queue.ts';
import { BATCH_SIZE, nextBatch } from './next-batch.ts';
import { pauseLeft } from './send-pause.ts';

/** Spec §9; where data is saved, messages are fewer and fuller. */
const flushMs = () => (savesData() ? 300_000 : 60_000);
const URGENT_FLUSH_MS = 15_000;
/** Most visits that end at once end within a minute, and a page that closes has no time to sign. */
const FIRST_FLUSH_MS = 5_000;
/** Who reads and touches nothing has seen the page by then. */
const UNTOUCHED_MS = 10_000;

type Which = 'urgent' | 'all';

let isSending = false;
/** What the pass under way is to send; it may become more. */
let which: Which = 'urgent';
/** Full batches then wait for the next interval: a queue that is down is not asked at every event. */
let hasFailed = false;

/** Sends what waits. The signer and all that it needs come with the first batch. */
async function flush(wanted: Which): Promise<void> {
  if (!navigator.onLine || pauseLeft() > 0 || nextBatch(wanted).length === 0) return;
  if (wanted === 'all') which = 'all';
  if (isSending) return;
  isSending = true;
  try {
    const { sendWaiting } = await import('./send-waiting.ts');
    await sendWaiting(() => which);
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    logFailure('Analytics events were not sent, and wait.', error);
  } finally {
    isSending = false;
    which = 'urgent';
  }
}

const flushAll = () => void flush('all');
const flushFull = (waiting: number) => void (waiting >= BATCH_SIZE && !hasFailed && flushAll());

/** Flushes once soon and then by the intervals while the page is in sight, and all of it when it goes out of sight. */
function flushInSight(signal: AbortSignal): void {
  let timers: ReturnType<typeof setInterval>[] = [];
  let isFirst = !savesData();
  const stop = () => {
    for (const timer of timers) clearInterval(timer);
  };
  const look = () => {
    stop();
    if (document.visibilityState === 'hidden') flushAll();
    else {
      timers = [setInterval(flushAll, flushMs()), setInterval(() => void flush('urgent'), URGENT_FLUSH_MS)];
      if (isFirst) timers.push(setTimeout(flushAll, FIRST_FLUSH_MS));
    }
    isFirst = false;
  };
  look();
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pagehide', flushAll, { signal });
  signal.addEventListener('abort', stop);
}

/** No request goes before the page can be used: its code runs, or its links alone have been there for a while. */
function whenUsable(run: () => void, signal: AbortSignal): void {
  const reached = new AbortController();
  const wait = () => {
    reached.abort();
    whenIdle(() => !signal.aborted && run());
  };
  if ('awake' in document.documentElement.dataset) {
    wait();
    return;
  }
  window.addEventListener('awake', wait, { signal: AbortSignal.any([signal, reached.signal]) });
  if (savesData()) return;
  const timer = setTimeout(wait, UNTOUCHED_MS);
  for (const each of [signal, reached.signal]) each.addEventListener('abort', () => clearTimeout(timer));
}

/** Has the waiting events sent from now on, until the returned function is called. */
export function startSending(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // A page that is closed has no time to sign: the next one sends what it left.
  const hasLeftovers = nextBatch('all').length > 0;
  whenUsable(() => {
    flushInSight(signal);
    window.addEventListener('online', flushAll, { signal });
    signal.addEventListener('abort', onEventAdded(flushFull));
    // From then on they are in memory alone (event-queue.ts).
    signal.addEventListener('abort', browserSession().onSignedOut(flushAll));
    if (hasLeftovers && !savesData()) flushAll();
  }, signal);
  return () => ended.abort();
}
