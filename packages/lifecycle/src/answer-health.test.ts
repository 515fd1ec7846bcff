import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerHealth } from './answer-health.ts';

async function serve(isReady: () => boolean | Promise<boolean>) {
  const server = createServer((request, response) => {
    if (!answerHealth(request, response, isReady)) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    return [status, headers.get('retry-after')];
  };
}

test.each([
  ['is ready', () => true, [200, null]],
  ['is not ready', async () => false, [503, '2']],
  ['cannot say whether it is ready', () => Promise.reject(new Error('no answer')), [503, '2']],
])('a process that %s says so at /readyz, and lives in any case', async (_which, isReady, answer) => {
  const ask = await serve(isReady);
  expect(await ask('/readyz')).toEqual(answer);
  expect(await ask('/healthz?from=a-balancer')).toEqual([200, null]);
});

test('any other address is left to the process', async () => {
  const ask = await serve(() => true);
  expect(await ask('/healthz/of-something')).toEqual([418, null]);
});
