import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTracer } from '@jara/telemetry';
import { startCollector } from '@jara/telemetry/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILES = { entry: '', styles: '', code: { stage: [], orders: [] }, inline: { firstPaint: '', starter: '' } };
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const OF_THE_DOOR = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
const log = { warn: () => undefined, info: () => undefined };

const servers: Server[] = [];
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let asked: IncomingMessage[];

beforeEach(async () => {
  asked = [];
  collector = await startCollector();
  const api = await listen((request, response) => {
    asked.push(request);
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
  });
  vi.resetModules();
  vi.stubEnv('API_URL', api);
});
afterEach(() => {
  vi.unstubAllEnvs();
  collector.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A storefront, of which one page is asked as the front door does. */
async function askPage(path: string, endpoint?: string): Promise<number> {
  const tracer = await openTracer(
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'jara-storefront', OTEL_TRACES_SAMPLER_ARG: 1 },
    log,
  );
  const { respond } = await import('./respond.ts');
  const url = await listen((request, response) => respond(request, response, FILES, tracer));
  const answer = await fetch(`${url}${path}`, { headers: OF_THE_DOOR });
  await answer.text();
  await tracer?.close();
  return answer.status;
}

test('a page is a span of the front door’s trace, and its calls of the API are spans of the page', async () => {
  const status = await askPage('/store/lagos/restaurants/mama-adaobi?q=08031234567', collector.url);
  const page = collector.spans.find(({ kind }) => kind === 2);
  const calls = collector.spans.filter(({ kind }) => kind === 3);
  expect(page).toMatchObject({
    ...{ service: 'jara-storefront', traceId: TRACE, parentSpanId: 'b7ad6b7169203331' },
    name: 'GET /store/:location/:kind/:vendor',
    attributes: { 'http.route': '/store/:location/:kind/:vendor', 'http.response.status_code': String(status) },
  });
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls)
    expect(call).toMatchObject({ parentSpanId: page?.spanId, attributes: { 'error.type': 'UNAVAILABLE' } });
  const heard = new Set(asked.map(({ headers }) => headers['traceparent']));
  expect(heard).toEqual(new Set(calls.map(({ spanId }) => `00-${TRACE}-${spanId}-01`)));
  expect(JSON.stringify(collector.spans)).not.toMatch(/adaobi|8031234567/);
  expect(collector.mistakes).toEqual([]);
});

test('what is no page is a span by its route too', async () => {
  await askPage('/store/media/cover/adaobi.webp', collector.url);
  expect(collector.spans.map(({ name }) => name)).toContain('GET /store/media/:name+');
});

test('without a collector the API is told of the front door’s span, and nothing is recorded', async () => {
  await askPage('/store/lagos/restaurants/mama-adaobi');
  expect(asked.map(({ headers }) => headers['traceparent'])).toContain(OF_THE_DOOR.traceparent);
  expect(collector.asked()).toBe(0);
});
