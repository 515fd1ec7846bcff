import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { sendResponse, toRequest } from './web-messages.ts';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string };

/** What comes back over the line from a server whose one handler this is. */
async function ask(
  handle: (asked: Request) => Response | Promise<Response>,
  { method = 'GET', headers = {}, body }: Sent = {},
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  server = createServer((message, response) => {
    const answer = async () => handle(toRequest(message, response, new URL(message.url ?? '/', 'http://storefront')));
    answer()
      .then((answered) => sendResponse(response, answered))
      .catch(reject);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const to = { port, host: '127.0.0.1', path: '/store/x?a=1', method, headers: { ...headers, connection: 'close' } };
  request(to, (reply) => {
    text(reply).then((all) => resolve({ status: reply.statusCode, headers: reply.headers, body: all }), reject);
  })
    .on('error', reject)
    .end(body);
  return promise;
}

test('a handler hears address, method, headers and body', async () => {
  const { body } = await ask(
    async (asked) =>
      Response.json([asked.url, asked.method, asked.headers.get('x-third-party-token'), await asked.text()]),
    { method: 'POST', headers: { 'x-third-party-token': 'proof' }, body: 'rice' },
  );
  expect(JSON.parse(body)).toEqual(['http://storefront/store/x?a=1', 'POST', 'proof', 'rice']);
});

test('several cookies of one answer reach the browser, each by itself', async () => {
  const cookies = ['a=1; Path=/store; Max-Age=3600', 'b=2; Expires=Wed, 18 Nov 2026 10:00:00 GMT', 'c=3'];
  const answer = new Response('done', { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
  const { headers, body } = await ask(() => answer);
  expect([headers['set-cookie'], body]).toEqual([cookies, 'done']);
});

test('status and headers are the handler’s, also where it sends no body', async () => {
  const { status, headers, body } = await ask(
    () => new Response(null, { status: 503, headers: { 'retry-after': '60' } }),
  );
  expect([status, headers['retry-after'], body]).toEqual([503, '60', '']);
});

test('HEAD brings the headers of GET and no body', async () => {
  const { status, headers, body } = await ask(
    () => new Response('User-Agent: *', { headers: { 'content-type': 'text/plain', 'content-length': '13' } }),
    { method: 'HEAD' },
  );
  expect([status, headers['content-type'], headers['content-length'], body]).toEqual([200, 'text/plain', '13', '']);
});

test('whoever leaves before the end is sent no more, which is no failure', async () => {
  const cancelled = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: () => cancelled.resolve(),
  });
  server = createServer((_message, response) => {
    sendResponse(response, new Response(body)).then(sent.resolve, sent.reject);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const left = request({ port, host: '127.0.0.1' }, (reply) => reply.once('data', () => left.destroy()));
  left.on('error', () => undefined).end();
  await expect(sent.promise).resolves.toBeUndefined();
  await cancelled.promise;
});

test('a handler hears that nobody waits for its answer any more', async () => {
  const heard = Promise.withResolvers<void>();
  server = createServer((message, response) => {
    toRequest(message, response, new URL('http://storefront/')).signal.onabort = () => heard.resolve();
    left.destroy();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const left = request({ port, host: '127.0.0.1' });
  left.on('error', () => undefined).end();
  await expect(heard.promise).resolves.toBeUndefined();
});

test('an answer that breaks off is told, since it is a failure', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('the disk is gone')),
  });
  await expect(ask(() => new Response(body))).rejects.toThrow('the disk is gone');
});
