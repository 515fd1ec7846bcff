import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { monnify } from '@jara/processor-fixtures/monnify';
import { mtnMomo } from '@jara/processor-fixtures/mtn-momo';
import { opay } from '@jara/processor-fixtures/opay';
import { paystack } from '@jara/processor-fixtures/paystack';
import { pocket } from '@jara/processor-fixtures/pocket';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../testing/start-sandbox.ts';
import { type Payment, PROVIDERS, type Provider } from './payment.ts';
import { hmacSha512 } from './sign.ts';

const { reference, amount } = paystack.payment;
const PART = 100_000;
const BEARER = { authorization: 'Bearer sandbox' };
const BASIC = { authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` };
const SUBSCRIPTION = { 'ocp-apim-subscription-key': 'sandbox' };

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;
const get = async ({ app }: Sandbox, url: string, headers: Record<string, string>) =>
  (await app.inject({ url, headers })).json();

/** What the provider's API says has gone back, in its own words. */
const TOLD: Readonly<Record<Provider, (sandbox: Sandbox, payment: Payment) => Promise<unknown>>> = {
  async paystack(sandbox, { id }) {
    const { data } = await get(sandbox, `/paystack/refund?transaction=${id}&perPage=100`, BEARER);
    return data.map((refund: { amount: number; status: string }) => [refund.amount, refund.status]);
  },
  async monnify(sandbox, { code }) {
    const login = await sandbox.post('/monnify/api/v1/auth/login', {}, BASIC);
    const search = new URLSearchParams({ transactionReference: code }).toString();
    const token = { authorization: `Bearer ${login.json().responseBody.accessToken}` };
    const { responseBody } = await get(sandbox, `/monnify/api/v1/refunds?${search}`, token);
    return responseBody.content.map((refund: Record<string, unknown>) => [
      refund['refundAmount'],
      refund['refundStatus'],
    ]);
  },
  async flutterwave(sandbox, { id }) {
    const { data } = await get(sandbox, `/flutterwave/v3/refunds?tx_id=${id}`, BEARER);
    return data.map((refund: Record<string, unknown>) => [refund['amount_refunded'], refund['status']]);
  },
  async opay(sandbox) {
    const body = { country: 'NG', reference };
    const headers = { merchantid: 'sandbox', authorization: `Bearer ${hmacSha512('sandbox', JSON.stringify(body))}` };
    const { data } = (await sandbox.post('/opay/api/v1/international/cashier/status', body, headers)).json();
    return data.refundAmount;
  },
  async pocket(sandbox) {
    const { data } = await get(sandbox, `/pocket/api/v1/transaction/verify?reference=${reference}`, BEARER);
    return [data.refunded_amount, data.status];
  },
  async mtn_momo(sandbox) {
    const login = await sandbox.post('/mtn/collection/token/', {}, { ...SUBSCRIPTION, ...BASIC });
    const token = { ...SUBSCRIPTION, authorization: `Bearer ${login.json().access_token}` };
    const found = await get(sandbox, `/mtn/collection/v1_0/requesttopay/${reference}`, token);
    return [found.refundedAmount, found.status];
  },
};

/** After one refund of a part, and after the rest. */
const EXPECTED: Readonly<Record<Provider, readonly [unknown, unknown]>> = {
  paystack: [
    [[PART, 'processed']],
    [
      [PART, 'processed'],
      [amount - PART, 'processed'],
    ],
  ],
  monnify: [
    [[1000, 'COMPLETED']],
    [
      [1000, 'COMPLETED'],
      [1500.5, 'COMPLETED'],
    ],
  ],
  flutterwave: [
    [[1000, 'completed']],
    [
      [1000, 'completed'],
      [1500.5, 'completed'],
    ],
  ],
  opay: [
    { total: PART, currency: 'NGN' },
    { total: amount, currency: 'NGN' },
  ],
  pocket: [
    [PART, 'success'],
    [amount, 'reversed'],
  ],
  mtn_momo: [
    ['1000.00', 'SUCCESSFUL'],
    ['2500.50', 'SUCCESSFUL'],
  ],
};

/** The golden event of a refund in part; its fields are those that the sandbox sends. */
const EVENTS = {
  paystack: paystack.webhooks.refundedInPart,
  monnify: monnify.webhooks.refundedInPart,
  flutterwave: flutterwave.webhooks.refundedInPart,
  opay: opay.webhooks.refundedInPart,
  pocket: pocket.webhooks.refunded,
  mtn_momo: mtnMomo.webhooks.success,
} as const;

describe.each(PROVIDERS)('a refund that the control API orders at %s', (provider) => {
  const ordered = async () => {
    const sandbox = await startSandbox();
    const control = (order: object) => sandbox.post(`/control/payments/${reference}`, { provider, ...order });
    await control({ outcome: 'approve', amount, currency: 'NGN' });
    await sandbox.webhooks(1);
    return { sandbox, refund: (order: object = {}) => control({ outcome: 'refund', ...order }) };
  };

  test('shows in its API, in part and as a whole', async () => {
    const { sandbox, refund } = await ordered();
    await refund({ amount: PART });
    expect(await TOLD[provider](sandbox, await sandbox.payment(reference))).toEqual(EXPECTED[provider][0]);
    await refund();
    expect(await TOLD[provider](sandbox, await sandbox.payment(reference))).toEqual(EXPECTED[provider][1]);
  });

  test('is told by an event with the fields of the golden one, each time', async () => {
    const { sandbox, refund } = await ordered();
    await refund({ amount: PART });
    await refund();
    const [, first, second] = await sandbox.webhooks(3);
    const golden = JSON.parse(EVENTS[provider].text) as Record<string, unknown>;
    expect(Object.keys(JSON.parse(first?.body ?? '{}'))).toEqual(expect.arrayContaining(Object.keys(golden)));
    expect(first?.body).not.toBe(second?.body);
  });
});
