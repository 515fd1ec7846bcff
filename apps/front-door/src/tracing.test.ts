import { spawnSync } from 'node:child_process';
import { startCollector } from '@jara/telemetry/testing';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const OF_A_STRANGER = {
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  tracestate: 'congo=t61rcWkgMzE',
  baggage: 'name=Ada',
};
const LOOPBACK_IS_A_STRANGER = { TRUSTED_PROXIES: '10.0.0.1' };

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(() => collector.close());

/** What reaches the API of a request that passes the door. */
async function passed(env: Record<string, string>, { path = '/api/orders/8031234567?q=Ada', headers = {} } = {}) {
  const received: FastifyRequest['headers'][] = [];
  const api = (request: FastifyRequest) => {
    received.push(request.headers);
    return { status: 'success' };
  };
  const door = await startFrontDoor({ api, env });
  const answer = await fetch(`${door.url}${path}`, { headers });
  const { status } = answer;
  await answer.text();
  await door.close();
  const [{ traceparent, tracestate, baggage } = {}] = received;
  return { status, traceparent, tracestate, baggage };
}

const tracing = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });

test('a request begins a trace, which the API hears of; nothing of its path or query is recorded', async () => {
  const { traceparent } = await passed(tracing());
  const [call, request] = collector.spans;
  expect(request).toMatchObject({ name: 'GET /api/*', service: 'jara-front-door', kind: 2 });
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/*',
    'http.response.status_code': '200',
  });
  expect(call).toMatchObject({ name: 'GET api', kind: 3, parentSpanId: request?.spanId });
  expect(traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(JSON.stringify(collector.spans)).not.toMatch(/8031234567|Ada/);
  expect(collector.mistakes).toEqual([]);
});

test('what a stranger says of a trace is neither believed nor passed on, whether we trace or not', async () => {
  const traced = await passed({ ...tracing(), ...LOOPBACK_IS_A_STRANGER }, { headers: OF_A_STRANGER });
  expect(traced).toMatchObject({ tracestate: undefined, baggage: undefined });
  expect(traced.traceparent).not.toContain('0af7651916cd43dd8448eb211c80319c');
  expect(collector.spans.map(({ name, parentSpanId }) => [name, parentSpanId]).at(-1)).toEqual([
    'GET /api/*',
    undefined,
  ]);
  const untraced = await passed(LOOPBACK_IS_A_STRANGER, { headers: OF_A_STRANGER });
  expect(untraced).toMatchObject({ traceparent: undefined, tracestate: undefined, baggage: undefined });
});

test('a trusted proxy’s trace is continued, and left alone where it is not recorded', async () => {
  await passed(tracing(), { headers: { traceparent: OF_A_STRANGER.traceparent } });
  expect(collector.spans.at(-1)).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  collector.spans.length = 0;
  const { traceparent } = await passed(tracing(), {
    headers: { traceparent: OF_A_STRANGER.traceparent.replace(/01$/, '00') },
  });
  expect([collector.spans, traceparent?.slice(-3)]).toEqual([[], '-00']);
});

test.each(['hangs', 'refuses'] as const)('a collector that %s changes no answer', async (how) => {
  collector.answer(how);
  const door = await startFrontDoor({ env: tracing() });
  onTestFinished(door.close);
  for (let times = 0; times < 20; times += 1) expect((await fetch(`${door.url}/api/healthz`)).status).toBe(200);
  await expect.poll(collector.asked).toBeGreaterThan(0);
  expect((await fetch(`${door.url}/api/healthz`)).status).toBe(200);
});

test('without a collector no header is added, and nothing that records or sends is loaded', async () => {
  expect(await passed({})).toEqual({ status: 200 });
  const script = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    await import(${JSON.stringify(new URL('./build-app.ts', import.meta.url).href)});
    console.log(loaded.filter((url) => /telemetry/.test(url)).join());
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
  expect(stdout).toContain('packages/telemetry/src/spans.ts');
  expect(stdout).not.toMatch(/otlp|prom-client|opentelemetry/);
});
