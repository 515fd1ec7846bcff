import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerMetrics } from '@jara/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callProvider } from './call-provider.ts';

const TOKEN = 'a-token-for-tests';

/** Answers with the status that its path says; `/0` hangs. Beside it are the metrics of this process. */
async function startServer() {
  const metrics = await answerMetrics({ token: TOKEN, gauges: () => undefined });
  const server = createServer((request, response) => {
    const status = Number(request.url?.slice(1));
    if (!metrics.answer(request, response) && status !== 0) response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function countOf(outcome: string): Promise<number> {
  const answer = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const series = `provider_call_duration_seconds_count{provider="paystack",outcome="${outcome}"} `;
  const line = (await answer.text()).split('\n').find((each) => each.startsWith(series));
  return Number(line?.slice(series.length) ?? 0);
}

test.each([
  ['an answer', 200, {}, 'answered'],
  ['a refusal', 402, {}, 'refused'],
  ['an address that has moved, which is not followed', 302, {}, 'refused'],
  ['a failure', 503, {}, 'failed'],
  ['no answer in time', 0, { timeoutMs: 20 }, 'no answer'],
  ['no answer in the time of several calls', 0, { signal: AbortSignal.timeout(20) }, 'no answer'],
  ['a caller that has left', 0, { signal: AbortSignal.abort() }, 'given up'],
])('%s of a provider is measured by provider and outcome', async (_what, status, options, outcome) => {
  const before = await countOf(outcome);
  await callProvider(`${server.origin}/${status}`, {}, { provider: 'paystack', timeoutMs: 5_000, ...options });
  expect(await countOf(outcome)).toBe(before + 1);
});
