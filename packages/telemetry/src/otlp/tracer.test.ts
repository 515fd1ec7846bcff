import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeter } from '../metrics/record.ts';
import { currentSpan, currentTraceparent, inSpan, inTraceOf } from '../spans.ts';
import { startCollector } from '../testing/start-collector.ts';
import { newId, openSpan } from './recorded-span.ts';
import { createSpanSender } from './send-spans.ts';
import { createTracer } from './tracer.ts';

const log = { warn: vi.fn(), info: vi.fn() };
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeEach(async () => {
  log.warn.mockReset();
  log.info.mockReset();
  collector = await startCollector();
});
afterEach(() => collector.close());

const tracerOf = (ratio = 1) => createTracer({ endpoint: `${collector.url}/`, service: 'kitchen', ratio, log });
const cook = { name: 'cook', kind: 'server', attributes: { rice: 'jollof', plates: 2, heat: 0.5, hot: true } } as const;
const fetchRice = { name: 'fetch rice', kind: 'client' } as const;

test('a span and what is done within it are one trace, with their times and attributes', async () => {
  const tracer = tracerOf();
  await inTraceOf(
    tracer,
    undefined,
    () => cook,
    async () => {
      await inSpan(
        () => fetchRice,
        async () => currentSpan()?.set({ bags: 3 }),
      );
    },
  );
  await tracer.close();
  expect(collector.mistakes).toEqual([]);
  const [inner, outer] = collector.spans;
  expect(outer).toMatchObject({ name: 'cook', kind: 2, service: 'kitchen' });
  expect(outer?.attributes).toEqual({ rice: 'jollof', plates: '2', heat: 0.5, hot: true });
  expect(inner).toMatchObject({ name: 'fetch rice', kind: 3, attributes: { bags: '3' } });
  expect([inner?.traceId, inner?.parentSpanId]).toEqual([outer?.traceId, outer?.spanId]);
  expect(outer?.parentSpanId).toBeUndefined();
  expect(Number(outer?.startTimeUnixNano)).toBeLessThanOrEqual(Number(inner?.startTimeUnixNano));
  expect(Number(outer?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(inner?.endTimeUnixNano));
});

test('work that throws is shown as failed, by the kind of error and without its words', async () => {
  const tracer = tracerOf();
  const failing = inTraceOf(
    tracer,
    undefined,
    () => cook,
    () => Promise.reject(new TypeError('no rice for Ada')),
  );
  await expect(failing).rejects.toThrow('no rice for Ada');
  await tracer.close();
  expect(collector.spans).toMatchObject([{ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } }]);
  expect(JSON.stringify(collector.spans)).not.toContain('Ada');
});

test('whoever begins a trace decides whether it is recorded, and those who continue it keep to that', async () => {
  const tracer = tracerOf(0);
  let passedOn: string | undefined;
  await inTraceOf(
    tracer,
    undefined,
    () => cook,
    async () => {
      passedOn = currentTraceparent();
      await inSpan(
        () => fetchRice,
        async () => undefined,
      );
    },
  );
  expect(passedOn).toMatch(/-00$/);
  const always = tracerOf();
  await inTraceOf(
    always,
    passedOn,
    () => cook,
    async () => undefined,
  );
  await Promise.all([tracer.close(), always.close()]);
  expect([collector.spans, collector.asked()]).toEqual([[], 0]);
});

test('without a tracer work is done and nothing is known of a span', async () => {
  const seen = await inTraceOf(
    undefined,
    undefined,
    () => cook,
    () =>
      inSpan(
        () => fetchRice,
        async () => [currentSpan(), currentTraceparent()],
      ),
  );
  expect(seen).toEqual([undefined, undefined]);
});

const senderOf = (given: { withinMs?: number } = {}) =>
  createSpanSender({ endpoint: collector.url, service: 'kitchen', log, ...given });
const endSpans = (sender: ReturnType<typeof senderOf>, count: number) => {
  for (let nth = 0; nth < count; nth += 1)
    openSpan({ traceId: newId(16), parentId: undefined, isSampled: true, start: cook, onEnd: sender.add }).end();
};

test('a collector that hangs is given up; spans beyond what may wait are dropped, and it is said once', async () => {
  const meter = await openMeter();
  collector.answer('hangs');
  const sender = senderOf({ withinMs: 50 });
  endSpans(sender, 10_000);
  expect(sender.dropped()).toBe(7_500);
  await sender.close();
  expect(sender.dropped()).toBe(10_000);
  expect(await meter.text()).toContain('spans_dropped_total 10000\n');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('a collector that refuses is said to be down once, and once more when it takes spans again', async () => {
  collector.answer('refuses');
  const sender = senderOf();
  for (let times = 1; times <= 2; times += 1) {
    endSpans(sender, 500);
    await expect.poll(() => sender.dropped()).toBe(500 * times);
  }
  expect(log.warn).toHaveBeenCalledTimes(1);
  collector.answer('takes');
  endSpans(sender, 500);
  await expect.poll(() => log.info.mock.calls).toEqual([[{ dropped: 1_000 }, 'the collector takes traces again']]);
  await sender.close();
});
