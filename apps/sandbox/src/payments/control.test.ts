import { paystack } from '@jara/processor-fixtures/paystack';
import { describe, expect, test } from 'vitest';
import { sendGolden, startSandbox } from '../testing/start-sandbox.ts';
import { hmacSha512 } from './sign.ts';

const KEY = { authorization: 'Bearer sandbox' };
const { reference, amount } = paystack.payment;
const { request } = paystack.start;

async function started(options: Parameters<typeof startSandbox>[0] = {}) {
  const sandbox = await startSandbox(options);
  const start = (name: string = reference) =>
    sendGolden(sandbox, '/paystack', request, { headers: KEY, body: { reference: name } });
  const control = async (path: string, order: object) => {
    const reply = await sandbox.post(`/control/${path}`, order);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  const force = (order: object, name: string = reference) => control(`payments/${name}`, order);
  return { ...sandbox, start, control, force };
}

describe('a forced outcome', () => {
  test.each([
    [{ outcome: 'approve' }, 'succeeded', [{ amount, currency: 'NGN' }]],
    [{ outcome: 'approve', amount: 1, currency: 'GHS' }, 'succeeded', [{ amount: 1, currency: 'GHS' }]],
    [{ outcome: 'decline' }, 'failed', []],
    [{ outcome: 'pending' }, 'pending', []],
  ])('%j makes it %s', async (order, state, charges) => {
    const { start, force } = await started();
    await start();
    expect(await force(order)).toMatchObject({ state, charges });
  });

  test('counts more than what the payer does', async () => {
    const { start, force, payment, post } = await started();
    await start();
    await force({ outcome: 'pending' });
    const { code } = await payment(reference);
    await post(`/paystack/checkout/${code}`, 'action=approve&card=4084084084084081');
    expect(await payment(reference)).toMatchObject({ state: 'pending', charges: [] });
  });

  test('may come after a while, and after a decline: once', async () => {
    const { start, force, payment } = await started();
    await start();
    await force({ outcome: 'decline' });
    expect(await force({ outcome: 'approve', afterMs: 5 })).toMatchObject({ state: 'pending', charges: [] });
    await expect.poll(async () => (await payment(reference)).state).toBe('succeeded');
    await force({ outcome: 'approve' });
    expect((await payment(reference)).charges).toHaveLength(1);
  });

  test('takes the money once, however many approvals are under way', async () => {
    const { start, force, payment } = await started();
    for (const name of ['one', 'other']) await start(name);
    for (const name of ['one', 'one', 'other']) await force({ outcome: 'approve', afterMs: 5 }, name);
    await expect.poll(async () => (await payment('other')).state).toBe('succeeded');
    expect((await payment('one')).charges).toHaveLength(1);
  });

  test('takes the money back as a dispute does, and starts what began in no browser', async () => {
    const { force, post } = await started();
    expect((await post('/control/payments/unknown', { outcome: 'approve' })).statusCode).toBe(404);
    const order = { provider: 'flutterwave', amount: 500, currency: 'NGN', outcome: 'approve' };
    expect(await force(order, 'ours')).toMatchObject({ provider: 'flutterwave', state: 'succeeded' });
    expect(await force({ outcome: 'refund' }, 'ours')).toMatchObject({ state: 'refunded' });
    expect((await post('/control/payments/ours', { outcome: 'refund' })).statusCode).toBe(409);
  });

  test('can be ordered for the next payments of a provider', async () => {
    const { control, app, post, start } = await started();
    await control('outcomes', { provider: 'paystack', outcome: 'decline', count: 1 });
    const pay = async (name: string) => {
      const card = { authorization_code: 'AUTH_demo_visa', email: 'a@b.co', amount, reference: name };
      return (await post('/paystack/transaction/charge_authorization', card, KEY)).json().data.status;
    };
    expect([await pay('one'), await pay('two')]).toEqual(['failed', 'success']);
    await start();
    await control('reset', {});
    expect((await app.inject('/control/payments')).json()).toEqual([]);
  });

  test('is taken from this machine only, and only if it makes sense', async () => {
    const { app, post } = await started();
    const { statusCode } = await app.inject({ url: '/control/payments', remoteAddress: '10.0.0.5' });
    expect(statusCode).toBe(403);
    for (const order of [{ provider: 'visa' }, { provider: 'paystack', kind: 'fire' }, { surprise: 1 }])
      expect((await post('/control/faults', order)).statusCode).toBe(400);
  });
});

describe('a fault', () => {
  async function listening() {
    const sandbox = await started();
    const url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    const call = (timeoutMs = 5_000) =>
      fetch(`${url}/paystack${request.path}`, {
        ...{ method: 'POST', body: JSON.stringify(request.body), signal: AbortSignal.timeout(timeoutMs) },
        headers: { ...request.headers, ...KEY },
      }).then(
        ({ status }) => status,
        ({ name }: Error) => name,
      );
    const fault = (order: object) => sandbox.control('faults', { provider: 'paystack', ...order });
    const known = async () => (await sandbox.app.inject('/control/payments')).json().length;
    return { call, fault, known };
  }

  test('answers 503 as often as ordered, and nothing has happened', async () => {
    const { call, fault, known } = await listening();
    await fault({ kind: 'status', count: 2 });
    expect([await call(), await call(), await known(), await call()]).toEqual([503, 503, 0, 200]);
  });

  test('answers with an error although it has happened', async () => {
    const { call, fault, known } = await listening();
    await fault({ kind: 'status', status: 500, when: 'after', count: 1 });
    expect([await call(), await known(), await call()]).toEqual([500, 1, 400]);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ])('cuts the line %s it is done', async (when, count) => {
    const { call, fault, known } = await listening();
    await fault({ kind: 'cut', when, count: 1 });
    expect([await call(), await known()]).toEqual(['TypeError', count]);
  });

  test('hangs until the caller gives up', async () => {
    const { call, fault, known } = await listening();
    await fault({ kind: 'hang' });
    expect([await call(50), await known()]).toEqual(['TimeoutError', 0]);
    await fault({ kind: 'none' });
    expect(await call()).toBe(200);
  });

  test('is slow', async () => {
    const { call, fault } = await listening();
    await fault({ kind: 'slow', delayMs: 30, count: 1 });
    const began = performance.now();
    expect(await call()).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(25);
  });

  test('hits the named operation alone', async () => {
    const { call, fault } = await listening();
    await fault({ kind: 'status', operation: 'query' });
    expect(await call()).toBe(200);
  });
});

describe('a webhook', () => {
  const disturbed = async (order: object) => {
    const sandbox = await started();
    await sandbox.control('webhooks', { provider: 'paystack', ...order });
    const pay = async (name: string) => {
      await sandbox.start(name);
      await sandbox.force({ outcome: 'approve' }, name);
    };
    return { ...sandbox, pay };
  };
  const referenceIn = ({ body }: { readonly body: string }) => JSON.parse(body).data.reference;

  test('is sent again until it is answered with 2xx, and each try is noted', async () => {
    const { start, force, payment } = await started({ webhookAnswers: [503, 302] });
    await start();
    await force({ outcome: 'approve' });
    const statuses = async () => (await payment(reference)).webhooks.map(({ status }) => status);
    await expect.poll(statuses).toEqual([503, 302, 200]);
  });

  test('is given up after four tries', async () => {
    const { start, force, payment, received } = await started({ webhookAnswers: [500, 500, 500, 500, 500] });
    await start();
    await force({ outcome: 'approve' });
    await expect.poll(async () => (await payment(reference)).webhooks.length).toBe(4);
    expect(received).toHaveLength(4);
  });

  test('comes several times', async () => {
    const { pay, webhooks } = await disturbed({ repeat: 2 });
    await pay('one');
    expect((await webhooks(3)).map(referenceIn)).toEqual(['one', 'one', 'one']);
  });

  test('comes in another order', async () => {
    const { pay, webhooks } = await disturbed({ reorder: true });
    await pay('one');
    await pay('two');
    expect((await webhooks(2)).map(referenceIn)).toEqual(['two', 'one']);
  });

  test('comes changed, so that its signature is wrong', async () => {
    const { pay, webhooks } = await disturbed({ corrupt: true });
    await pay('one');
    const [{ body, headers } = expect.fail()] = await webhooks(1);
    expect(referenceIn({ body })).toBe('one');
    expect(headers['x-paystack-signature']).not.toBe(hmacSha512('sandbox', body));
  });

  test('does not come', async () => {
    const { pay, control, webhooks } = await disturbed({ drop: true });
    await pay('one');
    await control('webhooks', { provider: 'paystack', delayMs: 1 });
    await pay('two');
    expect((await webhooks(1)).map(referenceIn)).toEqual(['two']);
  });
});
