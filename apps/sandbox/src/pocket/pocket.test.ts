import { pocket } from '@jara/processor-fixtures/pocket';
import { describe, expect, test } from 'vitest';
import { hmacSha512 } from '../payments/sign.ts';
import { expectGolden, sendGolden, startSandbox } from '../testing/start-sandbox.ts';

const { start, query } = pocket;
const { reference, amount } = pocket.payment;
const KEY = { authorization: 'Bearer sandbox' };
const OURS = ['id', 'internal_reference', 'created_at', 'updated_at'];

async function started() {
  const sandbox = await startSandbox();
  const send = (golden: Parameters<typeof sendGolden>[2], change: Parameters<typeof sendGolden>[3] = {}) =>
    sendGolden(sandbox, '/pocket', golden, { ...change, headers: { ...KEY, ...change.headers } });
  const reply = await send(start.request);
  const answer = (action: string) => sandbox.post(`/pocket/requests/${reference}`, `action=${action}`);
  return { ...sandbox, send, reply, answer };
}

describe('Pocket', () => {
  test('payment.053 takes the golden start, and answers as the golden reply does', async () => {
    const { reply, send, app } = await started();
    expectGolden(reply, start.accepted);
    expectGolden(await send(start.request), start.accepted);
    expect((await app.inject('/control/payments')).json()).toHaveLength(1);
  });

  test('refuses an unknown tag, a small amount and a wrong key', async () => {
    const { send } = await started();
    const change = (body: object) => send(start.request, { body: { reference: 'another', ...body } });
    expectGolden(await change({ tag: 'nobody' }), start.failures.unknownTag);
    expectGolden(await change({ amount: 4_999 }), start.failures.badRequest);
    expectGolden(await send(query.request, { headers: { authorization: '' } }), start.failures.wrongKey);
  });

  test.each([
    ['approve', query.success, pocket.webhooks.success],
    ['decline', query.failed, pocket.webhooks.failed],
  ])('payment.054 asks the payer in the app: %s', async (action, found, webhook) => {
    const { send, app, answer, webhooks } = await started();
    expectGolden(await send(query.request), query.pending, OURS);
    const page = (await app.inject('/pocket/requests')).body;
    expect(page).toContain('@adaobi');
    expect(page).toContain('₦2,500.50');
    expect((await answer(action)).headers.location).toBe('/pocket/requests');
    expectGolden(await send(query.request), found, OURS);
    expect((await app.inject('/pocket/requests')).body).not.toContain('@adaobi');
    const [sent] = await webhooks(1);
    expect(sent?.headers['x-pvb-signature']).toBe(hmacSha512('sandbox', sent?.body ?? ''));
    const { eventType, eventData } = JSON.parse(webhook.text);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ eventType, eventData, eventId: expect.any(String) });
  });

  test('signs as the vectors are signed', () => {
    const { vector, success } = pocket.webhooks;
    expect(hmacSha512('test_key_demo', vector.text)).toBe(vector.headers['x-pvb-signature']);
    expect(hmacSha512('test_key_golden', success.text)).toBe(success.headers['x-pvb-signature']);
  });

  test('does not know another reference, and simulates where it is told to', async () => {
    const { send, payment } = await started();
    expectGolden(await send(query.request, { path: '/api/v1/transaction/verify?reference=x' }), query.notFound);
    await send(start.request, { body: { reference: 'simulated', simulate_for: 'success' } });
    expect((await payment('simulated')).charges).toMatchObject([{ amount, currency: 'NGN' }]);
  });
});
