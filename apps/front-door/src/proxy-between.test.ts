import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const TOKEN = 'a-token-of-tests-alone';

/** A balancer of which no server is left, in HAProxy's words. */
let balancer: Server;
let status: number;
let url: string;
let door: Awaited<ReturnType<typeof startFrontDoor>>;

beforeEach(async () => {
  status = 503;
  balancer = createServer((_request, response) =>
    response
      .writeHead(status, { 'cache-control': 'no-cache', 'content-type': 'text/html' })
      .end('<html><body><h1>503 Service Unavailable</h1>\nNo server is available.\n</body></html>\n'),
  );
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await door.close();
  balancer.closeAllConnections();
  await new Promise((resolve) => balancer.close(resolve));
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(door.url + path, init);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
};

/** Calls that the door has counted as not answered. */
async function unanswered(): Promise<number> {
  const { text } = await ask('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, count = 0] = /^front_door_refusals_total\{server="api",reason="no answer"\} (\d+)$/m.exec(text) ?? [];
  return Number(count);
}

test.each([502, 503, 504])(
  '%i of a balancer is no answer of the API: a call is told when to come back',
  async (code) => {
    status = code;
    door = await startFrontDoor({ env: { API_URL: url, METRICS_TOKEN: TOKEN } });
    const before = await unanswered();
    const calls = [
      await ask('/api/customer/vendor'),
      await ask('/api/customer/order', { method: 'POST', body: '{}' }),
      await ask('/api/customer/order/live', { headers: { accept: 'text/event-stream' } }),
    ];
    for (const call of calls) {
      expect([call.status, call.retryAfter, JSON.parse(call.text).code]).toEqual([503, '2', 'UNAVAILABLE']);
    }
    expect(await unanswered()).toBe(before + calls.length);
  },
);

test('a balancer without a storefront shows the plain page with Retry, and pictures come back later', async () => {
  door = await startFrontDoor({ env: { STOREFRONT_URL: url } });
  const page = await ask('/store/search');
  expect([page.status, page.retryAfter]).toEqual([503, '5']);
  expect(page.text).toContain('Retry');
  expect(page.text).not.toContain('No server');
  expect(await ask('/store/media/cover/rice.webp')).toEqual({ status: 503, retryAfter: '5', text: '' });
});

test('what a process of ours refuses is passed on as it says, without the mark that it is ours', async () => {
  door = await startFrontDoor({
    api: (_request, reply) => reply.code(503).header('retry-after', '7').send({ status: 'failed', code: 'BUSY' }),
  });
  const answer = await fetch(`${door.url}/api/customer/order`);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('x-answered-by')]).toEqual([
    ...[503, '7', null],
  ]);
  expect(await answer.json()).toEqual({ status: 'failed', code: 'BUSY' });
});
