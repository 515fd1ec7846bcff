import { opay } from '@jara/processor-fixtures/opay';
import { describe, expect, test } from 'vitest';
import { expectGolden, sendGolden, startSandbox } from '../testing/start-sandbox.ts';
import { callbackSignature, requestSignature } from './opay-wire.ts';

const { start, query } = opay;
const { reference, amount } = opay.payment;
const codeOf = ({ body }: { readonly body: unknown }) => (body as { code: string }).code;
const CODES = { duplicate: codeOf(start.failures.refused), unknown: codeOf(query.refused) };
const OURS = ['orderNo', 'cashierUrl', 'createTime', 'failureCode', 'failureReason'];

async function started() {
  const sandbox = await startSandbox();
  const KEY = { merchantid: 'sandbox', authorization: 'Bearer sandbox' };
  const create = (change: Parameters<typeof sendGolden>[3] = {}) =>
    sendGolden(sandbox, '/opay', start.request, { headers: KEY, ...change });
  const signed = (path: string, body: object) =>
    sandbox.post(`/opay/api/v1/international${path}`, body, {
      ...KEY,
      authorization: `Bearer ${requestSignature(body, 'sandbox')}`,
    });
  const find = () => signed('/cashier/status', { ...query.request.body });
  const reply = await create();
  const press = (action: string) =>
    sandbox.post(new URL(reply.json().data.cashierUrl).pathname, new URLSearchParams({ action }).toString());
  return { ...sandbox, create, signed, find, reply, press };
}

describe('OPay', () => {
  test('payment.053 takes the golden start, and answers as the golden reply does', async () => {
    const { reply, create } = await started();
    expectGolden(reply, start.accepted('https://checkout'), OURS);
    expect((await create()).json()).toMatchObject({ code: CODES.duplicate });
    const inApp = { ...start.inAppRequest.body, reference: 'in-app' };
    expect((await create({ body: inApp })).json().code).toBe('00000');
  });

  test('knows signatures of requests as the vectors have them, whatever the order of the keys', async () => {
    const { signedRequest } = opay;
    expect(requestSignature(signedRequest.body, 'OPAYPRV_demo')).toBe(signedRequest.signature);
    const shuffled = { reference, country: 'NG' };
    expect(`Bearer ${requestSignature(shuffled, 'OPAYPRV_golden')}`).toBe(query.request.headers.authorization);
    const { signed, create, post } = await started();
    expect((await signed('/cashier/status', shuffled)).json().code).toBe('00000');
    const unsigned = await post('/opay/api/v1/international/cashier/status', shuffled, {
      ...{ merchantid: 'sandbox', authorization: 'Bearer sandbox' },
    });
    expect(unsigned.json().data).toBeUndefined();
    expect((await create({ headers: { merchantid: 'x' } })).json().data).toBeUndefined();
  });

  test.each([
    ['approve', 'SUCCESS', opay.payment.return_url],
    ['decline', 'FAIL', opay.payment.return_url],
    ['close', 'CLOSE', opay.payment.cancel_url],
    ['later', 'PENDING', opay.payment.return_url],
  ] as const)('payment.054 %s makes it %s and leads back', async (action, status, backTo) => {
    const { press, find } = await started();
    expectGolden(await find(), query.INITIAL, OURS);
    const { statusCode, headers } = await press(action);
    expect([statusCode, headers.location]).toEqual([303, backTo]);
    if (action !== 'later') expectGolden(await find(), query[status], OURS);
    else await expect.poll(async () => (await find()).json().data.status).toBe('SUCCESS');
  });

  test('does not know another reference', async () => {
    const { signed } = await started();
    const { code } = (await signed('/cashier/status', { country: 'NG', reference: 'unknown' })).json();
    expect(code).toBe(CODES.unknown);
  });

  test('signs its callbacks as the vectors are signed, refunds too', async () => {
    for (const [key, golden] of [
      ['OPAYPRV_demo', opay.webhooks.vector],
      ['OPAYPRV_golden', opay.webhooks.success],
      ['OPAYPRV_golden', opay.webhooks.refunded],
    ] as const) {
      const { payload, sha512 } = JSON.parse(golden.text);
      expect(callbackSignature(payload, key)).toBe(sha512);
    }
    const { press, signed, webhooks } = await started();
    await press('approve');
    await webhooks(1);
    const refund = { country: 'NG', reference: 'back', originalReference: reference };
    const order = { ...refund, amount: { total: amount, currency: 'NGN' } };
    expect((await signed('/payment/refund/create', order)).json()).toMatchObject({ data: { orderStatus: 'SUCCESS' } });
    const bodies = (await webhooks(2)).map(({ body }) => JSON.parse(body));
    const goldens = [opay.webhooks.success, opay.webhooks.refunded].map(({ text }) => JSON.parse(text));
    for (const [index, { payload, sha512, type }] of bodies.entries()) {
      expect(sha512).toBe(callbackSignature(payload, 'sandbox'));
      const { payload: golden } = goldens[index];
      const { token, transactionId, updated_at, timestamp, fee, ...rest } = payload;
      expect({ token, transactionId, updated_at, timestamp, fee }).toEqual({
        ...{ token: expect.stringMatching(/^\d{18}$/), transactionId: token, fee: expect.any(String) },
        ...{ updated_at: '2026-11-15T10:15:00Z', timestamp: '2026-11-15T10:15:00Z' },
      });
      expect(golden).toMatchObject(rest);
      expect(type).toBe('transaction-status');
    }
  });
});
