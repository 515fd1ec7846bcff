import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStream } from './read-stream.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads until the stream is given up; says what was heard, and whether it has ended. */
function follow(open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>) {
  const heard: string[] = [];
  const following = { heard, hasEnded: false };
  const end = () => {
    following.hasEnded = true;
  };
  const parts = { open, onOpen: () => heard.push('open'), onEvent: ({ data }: { data: string }) => heard.push(data) };
  void readStream(parts, new AbortController().signal).then(end, end);
  return following;
}

test('a stream that is silent for a minute is given up; a comment in time keeps it', async () => {
  let write: (text: string) => void = () => undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (text) => controller.enqueue(bytes(text));
    },
  });
  const following = follow(async () => stream);
  await vi.advanceTimersByTimeAsync(50_000);
  write(': still here\n\n');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(following).toEqual({ heard: ['open'], hasEnded: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(following.hasEnded).toBe(true);
});

test('a server that does not answer within ten seconds is given up', async () => {
  const following = follow(
    (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('The call was aborted.')))),
  );
  await vi.advanceTimersByTimeAsync(9_999);
  expect(following.hasEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(following).toEqual({ heard: [], hasEnded: true });
});
