import { expect, onTestFinished, test } from 'vitest';
import { startFrontDoor } from './testing/start-front-door.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>steal(document.cookie)</script></svg>';

async function open(path: string, headers: Record<string, string>) {
  const sends = (_request: unknown, reply: { headers(all: object): { send(body: Buffer): unknown } }) =>
    reply.headers(headers).send(Buffer.from(DRAWING));
  const door = await startFrontDoor({ storefront: sends, api: sends });
  onTestFinished(() => door.close());
  return (await fetch(door.url + path)).headers.get('content-security-policy');
}

test.each([
  ['/store/media/cover/rice.svg', 'image/svg+xml'],
  ['/store/sitemap.xml', 'text/xml; charset=utf-8'],
  ['/api/anything', 'application/xhtml+xml'],
  ['/api/docs', 'text/html'],
])('a document without a policy of its own runs nothing: %s, %s', async (path, type) => {
  expect(await open(path, { 'content-type': type })).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});

test('a policy that is named is the policy', async () => {
  const own = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
  expect(await open('/api/docs', own)).toBe("default-src 'none'");
});

test('what is no document says nothing of it', async () => {
  expect(await open('/store/media/cover/rice.webp', { 'content-type': 'image/webp' })).toBeNull();
});
