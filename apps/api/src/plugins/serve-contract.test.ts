import { type EndpointTable, endpoints, failure } from '@jara/contract';
import { refuse, succeed } from '@jara/server';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerFailures } from './answer-failures.ts';
import { recogniseCallers } from './caller.ts';
import { providerHandler, serve, useContract } from './serve-contract.ts';

const NOBODY = { customerOf: async () => refuse('TOKEN_INVALID'), staffOf: async () => refuse('TOKEN_INVALID') };

const table = {
  order: {
    method: 'POST',
    path: '/order',
    summary: '',
    repeatable: 'A test.',
    data: z.null(),
    failures: ['FEE_STALE'],
  },
} as const satisfies EndpointTable;

test('pricing.023 a refusal carries its message and the new quote to the caller', async () => {
  const app = Fastify();
  useContract(app);
  recogniseCallers(app, NOBODY, { isHttps: false });
  const fee = endpoints.quoteDeliveryFee.data.parse({
    ...{ id: 7, original_delivery_amount: 5, final_delivery_amount: 5, final_service_amount: 1 },
    ...{ original_service_amount: 1, delivery_price_factor: 1, small_order_amount: 0, amount: 5 },
    ...{ lines: [], discounts: [], promo: null, total: 6, cart_version: 1, expires_at: '2026-11-16T10:00:00.000Z' },
  });
  const changes = ['Jollof rice is now ₦2,200.00.'];
  serve(app, table, { order: async () => refuse('FEE_STALE', { fee, changes }) });
  const reply = await app.inject({ method: 'POST', url: '/order' });
  expect(reply.statusCode).toBe(409);
  expect(failure.parse(reply.json())).toEqual({
    status: 'failed',
    message: 'The fees have changed. Please look at the new total.',
    code: 'FEE_STALE',
    data: { fee, changes },
  });
  await app.close();
});

test('a reply that breaks the contract is answered 500 with a fixed message, without the details', async () => {
  const app = Fastify();
  useContract(app);
  answerFailures(app);
  recogniseCallers(app, NOBODY, { isHttps: false });
  serve(app, table, { order: async () => succeed('of a wrong shape' as unknown as null) });
  const reply = await app.inject({ method: 'POST', url: '/order' });
  expect([reply.statusCode, reply.json()]).toEqual([
    500,
    { status: 'failed', message: 'Something went wrong on our side. Please try again.', code: 'UNEXPECTED' },
  ]);
  await app.close();
});

const charging = {
  charge: {
    method: 'POST',
    path: '/charge',
    summary: '',
    idempotent: true,
    callsProvider: true,
    caller: 'customer',
    data: z.object({ reference: z.string(), status: z.string() }),
    failures: ['PAYMENT_DECLINED'],
  },
} as const satisfies EndpointTable;

test('a provider is called after the commit, and a repeat is answered from what was stored', async () => {
  const app = Fastify();
  useContract(app);
  const happened: string[] = [];
  let stored: string | undefined;
  // As the plugin does: work and answer are one transaction, and a repeat gives what is stored.
  app.decorate('answerOnce', async (_request, _endpoint, work) => {
    if (stored !== undefined) return succeed({ status: 200, body: stored });
    const done = await work(undefined as never);
    happened.push('commit');
    if (done.ok) stored = done.data.body;
    return done;
  });
  const customer = { ...NOBODY, customerOf: async () => succeed({ customer: 7 }) };
  recogniseCallers(app, customer as unknown as typeof NOBODY, { isHttps: false });
  const answers = [succeed({ reference: 'r-1', status: 'pending' }), refuse('PAYMENT_DECLINED')];
  serve(app, charging, {
    charge: providerHandler({
      inTransaction: async () => {
        happened.push('store the attempt');
        return succeed({ reference: 'r-1' });
      },
      afterCommit: async ({ reference }) => {
        happened.push(`ask the provider about ${reference}`);
        return answers.shift() ?? refuse('PAYMENT_DECLINED');
      },
    }),
  });
  const post = () => app.inject({ method: 'POST', url: '/charge', headers: { authorization: 'Bearer x' } });
  const first = await post();
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { status: 'success', message: 'Done', data: { reference: 'r-1', status: 'pending' } },
  ]);
  expect((await post()).statusCode).toBe(402);
  expect(happened).toEqual(['store the attempt', 'commit', 'ask the provider about r-1', 'ask the provider about r-1']);
  await app.close();
});
