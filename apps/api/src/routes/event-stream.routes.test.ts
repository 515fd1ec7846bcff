import { once } from 'node:events';
import { connect } from 'node:net';
import { ORDER_STREAM } from '@jara/contract';
import { succeed } from '@jara/server';
import type { OrderEvents } from '@jara/server/order';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerFailures } from '../plugins/answer-failures.ts';
import { recogniseCallers } from '../plugins/caller.ts';
import { useContract, withoutJsonSchema } from '../plugins/serve-contract.ts';
import { eventStreamRoutes } from './event-stream.routes.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const silent: OrderEvents['follow'] = async () => ({ lastId: 0, start: () => undefined, stop: () => undefined });

/** The route alone: everybody is customer 1. */
async function serve(follow = silent, most?: number): Promise<URL> {
  app = Fastify({ schemaController: withoutJsonSchema });
  useContract(app);
  answerFailures(app);
  const isCustomer = async () => succeed({ customer: 1, may_spend: true });
  const staffOf = () => Promise.reject(new Error('staff do not come here'));
  recogniseCallers(app, { customerOf: isCustomer, staffOf }, { isHttps: false });
  const sessions = { endedAmong: async () => new Set<string>(), sessionOf: async () => 's' };
  eventStreamRoutes(app, { follow }, { now: () => new Date(), customers: sessions, staff: sessions, most });
  return new URL(ORDER_STREAM.path, await app.listen({ port: 0, host: '127.0.0.1' }));
}

const EVENTS = 'text/event-stream';
async function statusOf(url: URL, accept = EVENTS): Promise<[number, string | undefined]> {
  const answer = await fetch(url, { headers: { authorization: 'Bearer t', accept } });
  return [answer.status, answer.ok ? undefined : ((await answer.json()) as { code: string }).code];
}

test('a stream is opened for those alone who name it as what they accept', async () => {
  const url = await serve();
  for (const other of ['*/*', 'text/*', 'application/json', `${EVENTS};q=0`, `${EVENTS}; q=0.00, */*`, `${EVENTS}s`])
    expect(await statusOf(url, other), other).toEqual([406, 'NOT_ACCEPTABLE']);
  for (const named of [EVENTS, `application/json, ${EVENTS};q=0.1`, 'Text/Event-Stream;charset=utf-8'])
    expect(await statusOf(url, named), named).toEqual([200, undefined]);
});

test('where too many streams are open, one more is refused and heard of by nobody', async () => {
  let followed = 0;
  const url = await serve((...asked) => {
    followed += 1;
    return silent(...asked);
  }, 2);
  expect([await statusOf(url), await statusOf(url)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await statusOf(url)).toEqual([503, 'BUSY']);
  expect(followed).toBe(2);
});

test('whoever has left before the stream begins is followed no more, and holds no place', async () => {
  const [asked, mayAnswer, stopped] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const url = await serve(async () => {
    asked.resolve();
    await mayAnswer.promise;
    return { lastId: 0, start: () => undefined, stop: stopped.resolve };
  });
  const left = once(app.server, 'connection').then(([socket]) => once(socket, 'close'));
  const socket = connect(Number(url.port), url.hostname);
  socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer t\r\nAccept: ${EVENTS}\r\n\r\n`);
  await asked.promise;
  socket.destroy();
  await left;
  mayAnswer.resolve();
  await stopped.promise;
  expect(app.eventStreams.size).toBe(0);
});
