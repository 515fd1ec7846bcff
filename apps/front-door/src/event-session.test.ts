import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const COOKIES = 'user=secret; place=abuja; session_token=id.1.mac-_; queue_credentials=a::b::c';

let door: Awaited<ReturnType<typeof startFrontDoor>>;
let heard: IncomingHttpHeaders[];
beforeEach(async () => {
  heard = [];
  door = await startFrontDoor({
    storefront(request, reply) {
      heard.push(request.headers);
      const cookies = [`session_token=${heard.length}; HttpOnly`, 'queue_region=eu-west-1'];
      return reply.headers({ 'set-cookie': cookies, 'cache-control': 'no-store' }).send({ status: 'success' });
    },
  });
});
afterEach(() => door.close());

const get = (path: string) =>
  fetch(`${door.url}${path}`, { headers: { cookie: COOKIES, 'x-forwarded-for': '203.0.113.9' } });

test('the token of a session of events reaches the storefront where it is continued, and nowhere else', async () => {
  await get('/store/api/session?sessionId=1');
  await get('/store/api/session');
  expect(heard.map(({ cookie }) => cookie)).toEqual(Array(2).fill('place=abuja; session_token=id.1.mac-_'));
  for (const path of ['/store/api/session/x', '/store/api/sessions', '/store/api/x?/store/api/session']) {
    await get(path);
    expect(heard.at(-1)?.cookie, path).toBe('place=abuja');
  }
});

test('each is asked for anew, with the address of who asks, and its cookies come back', async () => {
  for (const count of ['1', '2']) {
    const reply = await get('/store/api/session');
    expect(reply.headers.getSetCookie()).toEqual([`session_token=${count}; HttpOnly`, 'queue_region=eu-west-1']);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  }
  expect(heard.map((headers) => headers['x-forwarded-for'])).toEqual(['203.0.113.9', '203.0.113.9']);
});
