import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientClosedSignal } from './client-closed-signal.ts';

const app = Fastify();
let asked = Promise.withResolvers<AbortSignal | undefined>();
let answer = Promise.withResolvers<string>();
let closed = Promise.withResolvers<void>();
app.route({
  method: ['GET', 'POST'],
  url: '/',
  handler: async (incoming, reply) => {
    asked.resolve(clientClosedSignal(incoming, reply));
    reply.raw.once('close', closed.resolve);
    return answer.promise;
  },
});

beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

function ask(method = 'GET') {
  asked = Promise.withResolvers();
  answer = Promise.withResolvers();
  closed = Promise.withResolvers();
  const sent = request({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', method });
  sent.on('error', () => undefined).end();
  return sent;
}

test('whoever leaves before the answer is there aborts a read', async () => {
  const sent = ask();
  const signal = await asked.promise;
  sent.destroy();
  if (!signal) throw new Error('a read has a signal');
  await once(signal, 'abort');
  answer.resolve('too late');
});

test('an answer that was sent whole aborts nothing, though it is closed then', async () => {
  const sent = ask();
  const signal = await asked.promise;
  answer.resolve('there');
  const [message] = await once(sent, 'response');
  message.resume();
  await closed.promise;
  expect(signal?.aborted).toBe(false);
});

test('a change goes on without whoever has sent it', async () => {
  const sent = ask('POST');
  expect(await asked.promise).toBeUndefined();
  answer.resolve('made');
  await once(sent, 'response');
});
