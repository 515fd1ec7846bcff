import type { ServerEvent } from '@jara/api-client';
import { readStream } from '@jara/api-client';

/** What one tab tells the others: an event, or that something may have been missed. */
export type LiveMessage = ServerEvent | 'look';

/** The part of a browser that the live connection needs; a test gives its own. */
export type LivePorts = {
  readonly open: (lastEventId: string | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** One tab at a time does the work; the others wait for their turn, or until they are aborted. */
  readonly withTabLock: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  readonly tellTabs: (news: LiveMessage) => void;
  readonly onTold: (listener: (news: LiveMessage) => void) => () => void;
  /** Ends sooner when it is aborted. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** While there is no stream, the tabs ask this often. */
  readonly askedEveryMs: () => number;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A stream that lasted this long has worked: what ends it is no failure. */
const STEADY_MS = 30_000;

const waitAfter = (failures: number, random: number) =>
  Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS) * (0.5 + random / 2);

/** One stream for all tabs: the one with the lock reads it, and tells the others. */
export function createLiveOrders(ports: LivePorts, onNews: (news: LiveMessage) => void) {
  /** Of the last event that this tab has heard of, whichever tab read it. */
  let lastEventId: string | undefined;

  function take(news: LiveMessage): void {
    if (news !== 'look') lastEventId = news.id ?? lastEventId;
    onNews(news);
  }
  function takeAndTell(news: LiveMessage): void {
    ports.tellTabs(news);
    take(news);
  }

  const readOnce = (signal: AbortSignal) =>
    readStream(
      {
        open: (broken) => ports.open(lastEventId, broken),
        // The server repeats what was missed since an event. Without one, the tabs look for themselves.
        onOpen: () => lastEventId === undefined && takeAndTell('look'),
        onEvent: takeAndTell,
      },
      signal,
    ).catch(() => undefined);

  async function askUntil(end: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && ports.now() < end) {
      await ports.wait(Math.min(end - ports.now(), ports.askedEveryMs()), signal);
      if (!signal.aborted) takeAndTell('look');
    }
  }

  async function lead(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const openedAt = ports.now();
      await readOnce(signal);
      failures = ports.now() - openedAt >= STEADY_MS ? 0 : failures + 1;
      const ms = waitAfter(failures, ports.random());
      if (failures === 0) await ports.wait(ms, signal);
      else await askUntil(ports.now() + ms, signal);
    }
  }

  return {
    /** Follows until it is aborted. Only a tab in sight does: a hidden one asks anew when it is seen again. */
    async follow(signal: AbortSignal): Promise<void> {
      const stop = ports.onTold(take);
      signal.addEventListener('abort', stop);
      await ports.withTabLock(() => lead(signal), signal).catch(() => undefined);
    },
  };
}
