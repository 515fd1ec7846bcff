import { freshDatabase } from '@jara/server/testing';
import { startCollector } from '@jara/telemetry/testing';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { testEnv } from '../../src/testing/start-api.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };

/** An API that listens, with the lines of its log. */
async function startTraced(more: Record<string, string> = {}) {
  const [collector, database] = await Promise.all([startCollector(), freshDatabase()]);
  onTestFinished(collector.close);
  const lines: string[] = [];
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug', ...more };
  const app = await buildApp(testEnv(database.appUrl, env), { logTo: { write: (line) => lines.push(line) } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answered = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('answered'));
  return { app, url, collector, answered };
}

test('a request continues the front door’s trace, in its spans and in its line of the log', async () => {
  const { app, url, collector, answered } = await startTraced();
  await fetch(`${url}/readyz`, { headers });
  await app.close();
  expect(collector.spans.map(({ name, traceId }) => [name, traceId])).toEqual([
    ['select', TRACE],
    ['GET /readyz', TRACE],
  ]);
  expect(collector.spans.at(-1)).toMatchObject({ parentSpanId: 'b7ad6b7169203331', service: 'jara-api' });
  expect(answered()).toMatchObject([{ trace_id: TRACE, span_id: collector.spans.at(-1)?.spanId }]);
});

test('two requests at once, one of which waits for the other’s connection, each have their own statements', async () => {
  const { app, url, collector } = await startTraced({ DATABASE_CONNECTIONS: '1' });
  const paths = ['/customer/available-locations', '/customer/vendors?city=lagos', '/readyz'];
  await Promise.all([...paths, ...paths].map((path) => fetch(`${url}${path}`)));
  await app.close();
  const byTrace = Map.groupBy(collector.spans, ({ traceId }) => traceId);
  expect(byTrace.size).toBe(6);
  for (const spans of byTrace.values()) {
    const request = spans.find(({ kind }) => kind === 2);
    for (const span of spans) if (span !== request) expect(span.parentSpanId).toBe(request?.spanId);
    if (request?.name === 'GET /readyz') expect(spans.every(({ name }) => /^select$|readyz/.test(name))).toBe(true);
  }
});

test('a stranger’s word for the trace is not believed', async () => {
  const { app, url, collector } = await startTraced({ TRUSTED_PROXIES: '10.0.0.1' });
  await fetch(`${url}/readyz`, { headers });
  await app.close();
  expect(collector.spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  expect(collector.spans).toHaveLength(2);
});
