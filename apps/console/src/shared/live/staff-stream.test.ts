import { expect, test } from 'vitest';
import { createStaffStream, type StaffEvent } from './staff-stream.ts';

const NEWLINE = String.fromCodePoint(10);
const ORDER = { order_id: 345, version: 2, status: 'fresh' };

/** The API's streams, as they are opened, and a clock that goes on when it is told to. */
function api() {
  const opened: { after: string | undefined; say(event: string, data: unknown, id?: number): void; end(): void }[] = [];
  const waits: { ms: number; end(): void }[] = [];
  const state = { isGone: false };
  const stream = createStaffStream({
    async open(_path, after, signal) {
      if (state.isGone) throw new TypeError('no line');
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (lines: string[]) => controller.enqueue(new TextEncoder().encode(lines.join(NEWLINE)));
          signal.addEventListener('abort', () => controller.error(signal.reason));
          opened.push({
            after,
            say: (event, data, id) =>
              write([
                ...(id === undefined ? [] : [`id: ${id}`]),
                `event: ${event}`,
                `data: ${JSON.stringify(data)}`,
                '',
                '',
              ]),
            end: () => controller.close(),
          });
        },
      });
    },
    wait: (ms, signal) =>
      new Promise((resolve) => {
        waits.push({ ms, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
    random: () => 0.5,
  });
  const told: StaffEvent[] = [];
  return { opened, waits, state, stream, told, listen: () => stream.listen((event) => told.push(event)) };
}

test('it tells what it knows, and resumes after the last event once the line is back', async () => {
  const { opened, waits, stream, told, listen } = api();
  const stop = listen();
  await expect.poll(() => told).toEqual([{ event: 'missed' }]);
  expect(stream.isLive()).toBe(true);
  opened[0]?.say('order', ORDER, 41);
  opened[0]?.say('menu', {});
  opened[0]?.say('of a later version', {});
  opened[0]?.say('order', { order_id: 'no id' });
  await expect.poll(() => told.slice(1)).toEqual([{ event: 'order', data: ORDER }, { event: 'menu' }]);
  opened[0]?.end();
  await expect.poll(() => stream.isLive()).toBe(false);
  waits.find(({ ms }) => ms === 1_000)?.end();
  await expect.poll(() => opened[1]?.after).toBe('41');
  await expect.poll(() => told.at(-1)).toEqual({ event: 'missed' });
  stop();
});

test('without a line it asks to read again every ten seconds, and tries with longer pauses', async () => {
  const { waits, state, told, listen } = api();
  state.isGone = true;
  const stop = listen();
  const retries = () => waits.filter(({ ms }) => ms !== 10_000);
  await expect.poll(() => retries().map(({ ms }) => ms)).toEqual([1_000]);
  retries()[0]?.end();
  await expect.poll(() => retries().map(({ ms }) => ms)).toEqual([1_000, 2_000]);
  waits.find(({ ms }) => ms === 10_000)?.end();
  await expect.poll(() => told).toEqual([{ event: 'missed' }]);
  stop();
});

test('nobody who signs in next resumes what the one before has seen', async () => {
  const { opened, stream, listen } = api();
  const stop = listen();
  await expect.poll(() => opened.length).toBe(1);
  opened[0]?.say('order', ORDER, 41);
  stream.forget();
  await expect.poll(() => opened.length).toBe(2);
  expect(opened[1]?.after).toBeUndefined();
  stop();
});
