import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeLoopbackPort } from '@jara/server/process';
import {
  createPaymentAdapters,
  type PaymentAdapter,
  type PaymentToStart,
  readProcessors,
} from '@jara/server/processors';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../env.ts';
import { type Program, startProgram } from './program.ts';
import { planServices, waitUntilReady } from './services.ts';

const DATABASE_URL = 'postgres://nowhere/jara';
const AMOUNT = 250_050 as PaymentToStart['amount'];

type Webhook = { readonly path: string; readonly raw: Buffer; readonly headers: IncomingHttpHeaders };
const webhooks: Webhook[] = [];
/** Stands for the API. */
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    webhooks.push({ path: request.url ?? '', raw: Buffer.concat(chunks), headers: request.headers });
    response.end();
  });
});

let folder: string;
let program: Program;
let sandboxUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jara-payment-providers-'));
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const API_PORT = String((receiver.address() as AddressInfo).port);
  const SANDBOX_PORT = String(await freeLoopbackPort());
  const env = readEnvironment({ SANDBOX_PORT, API_PORT, DATABASE_URL, DATA_FOLDER: folder });
  const plans = await planServices({ env, mode: 'production', databaseUrl: DATABASE_URL });
  const plan = plans.find(({ name }) => name === 'sandbox') ?? expect.fail('there is no plan for the sandbox');
  sandboxUrl = plans.find(({ name }) => name === 'api')?.env['SANDBOX_URL'] ?? '';
  program = startProgram({ ...plan, onStart: () => undefined, logs: folder });
  await waitUntilReady([plan], new AbortController().signal);
});
afterAll(async () => {
  await program.stop();
  receiver.closeAllConnections();
  receiver.close();
  await rm(folder, { recursive: true, force: true });
});

const adapterOf = (provider: PaymentAdapter['provider']) =>
  createPaymentAdapters(readProcessors({ SANDBOX_URL: sandboxUrl }).payments)[provider] ??
  expect.fail(`${provider} is not in use`);

function newPayment(channel: PaymentToStart['channel']): PaymentToStart {
  return {
    reference: crypto.randomUUID(),
    channel,
    amount: AMOUNT,
    currency: channel === 'mtn_momo_gh' ? 'GHS' : 'NGN',
    description: 'Order 104222917',
    payer: {
      customer_id: 77,
      email: 'ada@example.ng',
      phone: '2348012345678',
      first_name: 'Ada',
      last_name: 'Obi',
    },
    return_url: 'http://localhost:3000/store/orders/104222917',
    cancel_url: 'http://localhost:3000/store/orders/104222917',
    account: { pocket: 'adaobi', mtn_momo_gh: '233241234567', mtn_momo_ng: '2348031234567' }[channel as string] ?? null,
  };
}

/** What the payer does. */
async function act(
  provider: PaymentAdapter['provider'],
  { reference, currency }: PaymentToStart,
  outcome: 'approve' | 'decline',
) {
  const response = await fetch(`${sandboxUrl}/control/payments/${reference}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, outcome, amount: AMOUNT, currency }),
  });
  expect(response.status).toBe(200);
}

const CHANNELS = [
  ['paystack', 'paystack'],
  ['monnify', 'monnify'],
  ['flutterwave', 'flutterwave'],
  ['opay', 'opay'],
  ['opay', 'opay_in_app'],
  ['pocket', 'pocket'],
  ['mtn_momo', 'mtn_momo_ng'],
  ['mtn_momo', 'mtn_momo_gh'],
] as const;

describe.each(CHANNELS)('%s without keys, by the channel %s', (provider, channel) => {
  test('payment.053 is started, asked, paid and told of by webhook, through the same code', async () => {
    const adapter = adapterOf(provider);
    const payment = newPayment(channel);
    const { reference, currency } = payment;
    expect(await adapter.start(payment)).toMatchObject({ ok: true });
    const before = await adapter.query(payment);
    expect(before).toMatchObject({ ok: true, reference });
    expect(before.ok && ['pending', 'unknown'].includes(before.state)).toBe(true);

    await act(provider, payment, 'approve');
    const succeeded = { ok: true, state: 'succeeded', reference, amount: AMOUNT, currency };
    expect(await adapter.query(payment)).toMatchObject(succeeded);
    const verdict = provider === 'mtn_momo' ? 'unsigned' : 'verified';
    await vi.waitFor(() => {
      const told = webhooks.filter(({ path }) => path === `/webhooks/${provider}`);
      const verdicts = told.map(({ raw, headers }) => adapter.readWebhook(raw, headers));
      expect(verdicts).toContainEqual(expect.objectContaining({ verdict, reference }));
    });
  });

  test('payment.053 is declined', async () => {
    const adapter = adapterOf(provider);
    const payment = newPayment(channel);
    await adapter.start(payment);
    await act(provider, payment, 'decline');
    expect(await adapter.query(payment)).toMatchObject({ ok: true, state: 'failed', reference: payment.reference });
  });
});

/** Where the payer types the card. Flutterwave's checkout begins in the page; its hosted page is the same. */
async function cardPage(provider: 'paystack' | 'monnify' | 'flutterwave', payment: PaymentToStart): Promise<string> {
  const started = await adapterOf(provider).start(payment);
  if (provider !== 'flutterwave') return (started.ok && started.authorization_url) || expect.fail('there is no page');
  const { reference: tx_ref, currency, payer, return_url: redirect_url } = payment;
  const response = await fetch(`${sandboxUrl}/flutterwave/v3/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sandbox' },
    body: JSON.stringify({ tx_ref, amount: 2500.5, currency, redirect_url, customer: { email: payer.email } }),
  });
  return ((await response.json()) as { data: { link: string } }).data.link;
}

test.each([
  ['paystack', '4084084084084081', 'visa'],
  ['monnify', '4111111111111111', 'visa'],
  ['flutterwave', '5531886652142950', 'mastercard'],
] as const)('payment.053 %s gives a card that can be charged again', async (provider, number, brand) => {
  const adapter = adapterOf(provider);
  const first = newPayment(provider);
  const body = new URLSearchParams({ action: 'approve', card: number });
  const shown = await fetch(await cardPage(provider, first), { method: 'POST', body, redirect: 'manual' });
  expect(shown.headers.get('location')).toContain('http://localhost:3000/store/orders/104222917');
  const paid = await adapter.query(first);
  const card = (paid.ok && paid.card) || expect.fail('there is no card to charge');
  expect(card).toMatchObject({ brand, last4: number.slice(-4) });

  const next = { ...newPayment(provider), token: card.token, email: card.email };
  const charged = { ok: true, state: 'succeeded', reference: next.reference, amount: AMOUNT };
  expect(await adapter.chargeCard?.(next)).toMatchObject(charged);
  expect(await adapter.query(next)).toMatchObject(charged);
});
