import { expect, onTestFinished, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

test('the front door is ready whatever is behind it, until it is told to stop', async () => {
  const draining = new AbortController();
  const door = await startFrontDoor({ draining: draining.signal, api: (_request, reply) => reply.code(503).send() });
  onTestFinished(door.close);
  const statusOf = async (path: string) => (await fetch(`${door.url}${path}`)).status;
  expect(await statusOf('/readyz')).toBe(200);
  draining.abort();
  expect(await statusOf('/readyz')).toBe(503);
  // It still serves: pages, and the word that it lives.
  expect([await statusOf('/healthz'), await statusOf('/store')]).toEqual([200, 200]);
});

test('health of the API stays below /api', async () => {
  const door = await startFrontDoor({ api: (request) => ({ asked: request.url }) });
  onTestFinished(door.close);
  expect(await (await fetch(`${door.url}/api/readyz`)).json()).toEqual({ asked: '/readyz' });
});
