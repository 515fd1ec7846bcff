import { monnify } from '@jara/processor-fixtures/monnify';
import { describe, expect, test } from 'vitest';
import { hmacSha512 } from '../payments/sign.ts';
import { expectGolden, sendGolden, startSandbox } from '../testing/start-sandbox.ts';

const { start, query, charge, login } = monnify;
const LOGIN = { authorization: `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}` };
const ORDER = { contractCode: 'sandbox' };

/** What only the sandbox knows: numbers, addresses and times. */
const OURS = [
  ...['transactionReference', 'merchantName', 'apiKey', 'checkoutUrl', 'accessToken'],
  ...['paidOn', 'settlementAmount', 'cardDetails'],
];

async function started() {
  const sandbox = await startSandbox();
  const loggedIn = await sendGolden(sandbox, '/monnify', login.request, { headers: LOGIN });
  const KEY = { authorization: `Bearer ${loggedIn.json().responseBody.accessToken}` };
  const send = (golden: Parameters<typeof sendGolden>[2], change: Parameters<typeof sendGolden>[3] = {}) =>
    sendGolden(sandbox, '/monnify', golden, { ...change, headers: { ...KEY, ...change.headers } });
  const reply = await send(start.request, { body: ORDER });
  const { checkoutUrl } = reply.json().responseBody;
  const press = (action: string, card = '4111111111111111') =>
    sandbox.post(new URL(checkoutUrl).pathname, new URLSearchParams({ action, card }).toString());
  const found = async () => (await send(query.request)).json().responseBody;
  return { ...sandbox, KEY, loggedIn, send, reply, press, found };
}

describe('Monnify', () => {
  test('payment.053 takes the golden login and start, and answers as the golden replies do', async () => {
    const { loggedIn, reply } = await started();
    expectGolden(loggedIn, login.accepted, OURS);
    expectGolden(reply, start.accepted('https://checkout'), OURS);
    expect(reply.json().responseBody.checkoutUrl).toMatch(
      /^http:\/\/localhost:80\/monnify\/checkout\/MNFY\|07\|20261115101500\|\d{6}$/,
    );
  });

  test('refuses wrong keys, an old token, a small amount and a used reference', async () => {
    const { send, app } = await started();
    const stranger = await sendGolden({ app } as never, '/monnify', login.request);
    expectGolden(stranger, login.failures.wrongKey);
    expectGolden(await send(query.request, { headers: { authorization: 'Bearer 1' } }), monnify.expiredToken);
    const small = { ...ORDER, paymentReference: 'small', amount: 19.99 };
    expectGolden(await send(start.request, { body: small }), start.failures.badRequest);
    const used = await send(start.request, { body: ORDER });
    expect(used.json()).toEqual(start.failures.refusedWithOk.body);
    expect((await send(start.request)).statusCode).toBe(400);
  });

  test('answers a query as the golden replies do', async () => {
    const { send, press } = await started();
    expectGolden(await send(query.request, { path: '/api/v2/merchant/transactions/query?paymentReference=x' }), {
      ...query.notFound,
    });
    expectGolden(await send(query.request), query.PENDING, OURS);
    await press('approve');
    expectGolden(await send(query.request), query.PAID, OURS);
  });

  test.each([
    ['approve', '4111111111111111', 'PAID'],
    ['approve', '4111111111111110', 'FAILED'],
    ['decline', '4111111111111111', 'FAILED'],
    ['close', '4111111111111111', 'CANCELLED'],
  ])('payment.054 %s with card %s makes it %s and leads back', async (action, card, status) => {
    const { press, found } = await started();
    const { statusCode, headers } = await press(action, card);
    const { paymentReference } = await found();
    const backTo = `${monnify.payment.return_url}?paymentReference=${paymentReference}`;
    expect([statusCode, headers.location]).toEqual([303, backTo]);
    expect((await found()).paymentStatus).toBe(status);
  });

  test('tells of too much and too little money', async () => {
    const { post, found, send } = await started();
    const force = (reference: string, amount: number) =>
      post(`/control/payments/${reference}`, { outcome: 'approve', amount });
    await force(monnify.payment.reference, 300_000);
    expect(await found()).toMatchObject({ paymentStatus: 'OVERPAID', amountPaid: '3000.00', totalPayable: '2500.50' });
    await send(start.request, { body: { ...ORDER, paymentReference: 'less' } });
    const less = await force('less', 100_000);
    expect(less.json().state).toBe('succeeded');
    const path = '/api/v2/merchant/transactions/query?paymentReference=less';
    expect((await send(query.request, { path })).json().responseBody.paymentStatus).toBe('PARTIALLY_PAID');
  });

  test('charges a saved card by its token with its own e-mail only', async () => {
    const { press, found, send } = await started();
    await press('approve');
    const { cardToken } = (await found()).cardDetails;
    const pay = (more: object) =>
      send(charge.request, { body: { ...ORDER, apiKey: 'sandbox', paymentReference: 'again', cardToken, ...more } });
    expectGolden(await pay({ customerEmail: 'other@example.ng' }), charge.failures.unknownCard);
    expectGolden(await pay({}), charge.success, [...OURS, 'paymentReference', 'reference']);
  });

  test('signs its webhooks over amounts as they are written, and tells of refunds', async () => {
    const { vector, success } = monnify.webhooks;
    expect(hmacSha512('MNFY_SECRET', vector.text)).toBe(vector.headers['monnify-signature']);
    expect(hmacSha512('golden-secret', success.text)).toBe(success.headers['monnify-signature']);
    const { press, found, webhooks, post, KEY } = await started();
    await press('approve');
    const [paid] = await webhooks(1);
    expect(paid).toMatchObject({ method: 'POST', url: '/webhooks/monnify' });
    expect(paid?.body).toContain('"amountPaid":2500.50,');
    expect(paid?.headers['monnify-signature']).toBe(hmacSha512('sandbox', paid?.body ?? ''));
    const { transactionReference } = await found();
    const golden = JSON.parse(success.text);
    const changed = { transactionReference, paidOn: expect.any(String) };
    expect(JSON.parse(paid?.body ?? '')).toMatchObject({ ...golden, eventData: { ...golden.eventData, ...changed } });

    const refund = { transactionReference, refundReference: 'back', refundAmount: 2500.5 };
    expect((await post('/monnify/api/v1/refunds/initiate-refund', refund, KEY)).statusCode).toBe(200);
    expect((await found()).paymentStatus).toBe('REVERSED');
    expect(JSON.parse((await webhooks(2))[1]?.body ?? '')).toMatchObject({
      eventType: 'SUCCESSFUL_REFUND',
      eventData: { transactionReference, refundStatus: 'COMPLETED', refundAmount: 2500.5 },
    });
  });
});
