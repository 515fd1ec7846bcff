import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToPage, watchPages } from './page-dependencies.ts';

const answer = (tags?: string, until?: number) =>
  new Response('{}', {
    headers: {
      ...(tags !== undefined && { 'x-cache-tags': tags }),
      ...(until !== undefined && { 'x-cache-until': String(until) }),
    },
  });

/** What the calls of a page are answered with, by the page's path. */
const answers: Record<string, readonly (Response | undefined)[]> = {
  '/vendor': [answer('vendor:1', 2_000), answer('menu:1 vendor:1'), answer('', 1_000)],
  '/partly': [answer('vendor:1'), answer()],
  '/failed': [undefined, answer('vendor:1')],
  '/plain': [],
};
const server = http.createServer((request, response) => {
  const render = async () => {
    response.write('<html>');
    for (const each of answers[request.url ?? ''] ?? []) {
      await turn();
      addToPage(each);
    }
    response.end('</html>');
  };
  void render();
});

beforeAll(async () => {
  watchPages();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const trailersOf = (path: string) =>
  new Promise<NodeJS.Dict<string>>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = http.get({ port, host: '127.0.0.1', path }, (message) => {
      message.resume().on('end', () => resolve(message.trailers));
    });
    asked.on('error', reject);
  });

test('a page ends with the tags of all its answers and their earliest time, also beside other pages', async () => {
  const [vendor, partly] = await Promise.all([trailersOf('/vendor'), trailersOf('/partly')]);
  expect(vendor).toEqual({ 'x-cache-tags': 'vendor:1 menu:1', 'x-cache-until': '1000' });
  expect(partly).toEqual({});
});

test.each(['/partly', '/failed', '/plain'])('a page of which something is not known says nothing: %s', async (path) => {
  expect(await trailersOf(path)).toEqual({});
});
