import { count } from '../metrics/record.ts';
import { encodeSpans } from './encode-spans.ts';
import { post } from './post.ts';
import type { EndedSpan } from './recorded-span.ts';

const SEND_EVERY_MS = 1_000;
/** A process that stops waits for the last spans no longer than this. */
const TAKEN_WITHIN_MS = 3_000;
/** Some 200 KB as JSON. */
const MOST_AT_ONCE = 500;
/** What waits while the collector is slow; more than that is dropped, and counted. */
const MOST_WAITING = 2_000;

export type Log = { warn(fields: object, words: string): void; info(fields: object, words: string): void };
type Options = {
  readonly endpoint: string;
  readonly service: string;
  readonly log: Log;
  readonly withinMs?: number;
};

/**
 * Sends spans to a collector behind whatever is served: nobody waits for it. One request at a time; what it does not take
 * is dropped and counted, and is said once.
 */
export function createSpanSender({ endpoint, service, log, withinMs = TAKEN_WITHIN_MS }: Options) {
  const url = new URL(`${endpoint.replace(/\/$/, '')}/v1/traces`);
  let waiting: EndedSpan[] = [];
  let dropped = 0;
  let isDown = false;
  let isClosing = false;
  let sending: Promise<void> | undefined;

  function drop(spans: number): void {
    dropped += spans;
    count('spans_dropped_total', {}, spans);
  }

  function tell(isTaken: boolean): void {
    if (isTaken && isDown) log.info({ dropped }, 'the collector takes traces again');
    if (!isTaken && !isDown) log.warn({ collector: url.host }, 'the collector takes no traces; they are dropped');
    isDown = !isTaken;
  }

  async function sendSome(): Promise<void> {
    const spans = waiting.splice(0, MOST_AT_ONCE);
    if (spans.length === 0) return;
    const isTaken = await post(url, encodeSpans(service, spans), withinMs);
    if (!isTaken) drop(spans.length);
    tell(isTaken);
  }

  function send(): void {
    sending ??= sendSome().finally(() => {
      sending = undefined;
      if (waiting.length >= MOST_AT_ONCE && !isClosing) send();
    });
  }

  const timer = setInterval(send, SEND_EVERY_MS).unref();

  return {
    add(span: EndedSpan): void {
      if (waiting.length >= MOST_WAITING) drop(1);
      else waiting.push(span);
      if (waiting.length >= MOST_AT_ONCE) send();
    },
    /** How many have been lost so far. */
    dropped: () => dropped,
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      await sending;
      // A collector that is down is not waited for twice.
      while (waiting.length > 0 && !isDown) await sendSome();
      drop(waiting.length);
      waiting = [];
    },
  };
}
