import { readStream, type ServerEvent } from '@jara/api-client';
import { type OrderEvent, orderEvent, STAFF_NEWS, STAFF_STREAM } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';

/** What staff are told. `missed`: read again all that is shown. */
export type StaffEvent =
  | { readonly event: 'order'; readonly data: OrderEvent }
  | { readonly event: Exclude<keyof typeof STAFF_NEWS, 'offer' | 'history'> }
  | { readonly event: 'offer' | 'history'; readonly data: { readonly order_id: number } };

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** How often all is read again while there is no stream. */
const POLLED_EVERY_MS = 10_000;

type Ports = {
  readonly open: (
    path: string,
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
};

/** Undefined of what this version does not know. */
function readStaffEvent({ event, data }: ServerEvent): StaffEvent | undefined {
  try {
    const json: unknown = JSON.parse(data);
    if (event === 'order') return { event, data: orderEvent.parse(json) };
    if (event === 'offer' || event === 'history') return { event, data: STAFF_NEWS[event].parse(json) };
    if (event in STAFF_NEWS) return { event: event as 'missed' };
  } catch {
    // Of another version.
  }
  return undefined;
}

/**
 * One stream for all that a tab shows: it resumes after the last event that was seen, and while there is none those who
 * listen are told now and then to read again.
 */
export function createStaffStream({ open, wait, random }: Ports) {
  const events = listeners<StaffEvent>();
  const changed = listeners();
  let isLive = false;
  let lastEventId: string | undefined;
  let following: AbortController | undefined;
  let count = 0;

  function become(next: boolean): void {
    if (next === isLive) return;
    isLive = next;
    changed.notify();
  }

  async function follow(signal: AbortSignal): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const resumesAfter = lastEventId;
      const onOpen = () => {
        pause = FIRST_PAUSE_MS;
        become(true);
        // News has no id: what was said meanwhile is read again.
        events.notify({ event: 'missed' });
      };
      const onEvent = (said: ServerEvent) => {
        lastEventId = said.id ?? lastEventId;
        const news = said.data === '' ? undefined : readStaffEvent(said);
        if (news) events.notify(news);
      };
      await readStream(
        { open: (opened) => open(STAFF_STREAM.path, resumesAfter, opened), onOpen, onEvent },
        signal,
      ).catch(() => undefined);
      become(false);
      await wait(pause * (0.5 + random()), signal);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  async function poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await wait(POLLED_EVERY_MS, signal);
      if (!signal.aborted && !isLive) events.notify({ event: 'missed' });
    }
  }

  function begin(): void {
    following = new AbortController();
    void follow(following.signal);
    void poll(following.signal);
  }

  return {
    isLive: () => isLive,
    onLiveChange: changed.subscribe,
    /** The stream is open while somebody listens. */
    listen(listener: (event: StaffEvent) => void): () => void {
      const stop = events.subscribe(listener);
      count += 1;
      if (count === 1) begin();
      return () => {
        stop();
        count -= 1;
        if (count === 0) following?.abort();
      };
    },
    /** Whoever signs in next is told of their own. */
    forget(): void {
      lastEventId = undefined;
      if (count === 0) return;
      following?.abort();
      begin();
    },
  };
}
