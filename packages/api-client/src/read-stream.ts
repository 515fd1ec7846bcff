import { createEventParser, type ServerEvent } from './event-parser.ts';

/** The server has to answer within this time. */
const OPENED_WITHIN_MS = 10_000;
/** It writes something every 25 s. What is silent for longer is broken, and a phone may never hear of it. */
const LONGEST_SILENCE_MS = 60_000;

type Stream = {
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onOpen: () => void;
  readonly onEvent: (event: ServerEvent) => void;
};

/** Reads one stream until it ends, breaks, falls silent or is aborted. */
export async function readStream({ open, onOpen, onEvent }: Stream, signal: AbortSignal): Promise<void> {
  const broken = new AbortController();
  const abort = () => broken.abort();
  let silence = setTimeout(abort, OPENED_WITHIN_MS);
  signal.addEventListener('abort', abort);
  try {
    const reader = (await open(broken.signal)).getReader();
    const cancel = () => void reader.cancel().catch(() => undefined);
    broken.signal.addEventListener('abort', cancel);
    if (broken.signal.aborted) return cancel();
    onOpen();
    const decoder = new TextDecoder();
    const take = createEventParser(onEvent);
    for (;;) {
      clearTimeout(silence);
      silence = setTimeout(abort, LONGEST_SILENCE_MS);
      const { done, value } = await reader.read();
      if (done || broken.signal.aborted) return;
      take(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', abort);
    broken.abort();
  }
}
