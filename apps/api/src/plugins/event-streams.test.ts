import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createEventStreams } from './event-streams.ts';

let app: FastifyInstance;
afterEach(() => app.close());

type Stream = ReturnType<ReturnType<typeof createEventStreams>['start']>;

/** Somebody who asks for a stream and does not read it. */
async function openUnread({ now = () => new Date(), ended = new Set<string>() } = {}) {
  const started = Promise.withResolvers<Stream>();
  const closed = Promise.withResolvers<void>();
  app = Fastify();
  const streams = createEventStreams(app, { now });
  const endedAmong = async () => ended;
  app.get('/live', (_request, reply) => {
    started.resolve(
      streams.start(reply, { lastId: 0, bearer: 't', session: 's', endedAmong, onClose: closed.resolve }),
    );
  });
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined).pause();
  await once(socket, 'connect');
  socket.write('GET /live HTTP/1.1\r\nHost: jara.example\r\n\r\n');
  return { stream: await started.promise, closed: closed.promise };
}

const LARGE = { event: 'order', id: 1, data: 'x'.repeat(60 * 1024) };

test('a reader who does not read is disconnected, and what is sent afterwards goes nowhere', async () => {
  const { stream, closed } = await openUnread();
  // More than the sockets take by themselves.
  for (let sent = 0; sent < 1_000 && app.eventStreams.size > 0; sent += 1) {
    stream.send(LARGE);
    await new Promise(setImmediate);
  }
  await closed;
  expect(app.eventStreams.size).toBe(0);
  stream.send(LARGE);
  stream.end();
});

test('a stream whose session has ended without a word ends with its next comment', async () => {
  let passed = 0;
  const { closed } = await openUnread({ now: () => new Date(passed), ended: new Set(['t']) });
  passed = 25_000;
  await closed;
  expect(app.eventStreams.size).toBe(0);
});
