import { paystack } from '@jara/processor-fixtures/paystack';
import { describe, expect, test } from 'vitest';
import { sendGolden, startSandbox } from '../testing/start-sandbox.ts';
import type { Payment } from './payment.ts';
import { createPaymentStore } from './payment-store.ts';

const KEY = { authorization: 'Bearer sandbox' };
const { request } = paystack.start;

async function started(body: object = {}) {
  const sandbox = await startSandbox();
  const reply = await sendGolden(sandbox, '/paystack', request, { headers: KEY, body });
  const path = reply.statusCode === 200 ? new URL(reply.json().data.authorization_url).pathname : '';
  return { ...sandbox, reply, path };
}

describe('the hosted page', () => {
  test('payment.054 shows amount and payer, and has its four buttons', async () => {
    const { app, path } = await started();
    const { body } = await app.inject(path);
    for (const text of ['₦2,500.50', 'ada@example.ng', '4084 0840 8408 4081']) expect(body).toContain(text);
    const buttons = [...body.matchAll(/<button name="action" value="(\w+)"[^>]*>([^<]+)/g)].map(([, ...each]) => each);
    expect(buttons).toEqual([
      ['approve', 'Approve'],
      ['decline', 'Decline'],
      ['later', 'Approve after I have gone'],
      ['close', 'Close'],
    ]);
  });

  test('may send the payer back to the shop, and nowhere else; nobody may frame it', async () => {
    const { app, path } = await started();
    const { headers } = await app.inject(path);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self' https:\/\/jara\.test; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('takes no money twice, and says that it is paid', async () => {
    const { app, path, post, payment } = await started();
    await post(path, 'action=approve&card=4084084084084081');
    await post(path, 'action=approve&card=4084084084084081');
    await post(path, 'action=decline');
    expect(await payment(paystack.payment.reference)).toMatchObject({ state: 'succeeded', charges: [{}] });
    const { body } = await app.inject(path);
    expect(body).toContain('This payment is made.');
    expect(body).not.toContain('<button');
  });

  test('shows text as text, and knows nothing of other payments', async () => {
    const { app, post } = await startSandbox();
    const order = { provider: 'pocket', tag: 'ada', amount: 5000, narration: '<img src=x>', reference: 'r' };
    await post('/pocket/api/v1/pocket/transfer/initiate', order, KEY);
    expect((await app.inject('/pocket/requests')).body).toContain('&lt;img src=x&gt;');
    expect((await app.inject('/paystack/checkout/nope')).statusCode).toBe(404);
    expect((await post('/paystack/checkout/nope', 'action=approve')).statusCode).toBe(404);
  });

  test.each(['', 'action=steal', `action=approve&card=${'1'.repeat(31)}`])('takes no form "%s"', async (form) => {
    const { path, post, payment } = await started();
    expect((await post(path, form)).statusCode).toBe(400);
    expect((await payment(paystack.payment.reference)).state).toBe('open');
  });
});

describe('the frames', () => {
  test.each(['/paystack/popup', '/flutterwave/checkout'])(
    '%s may be framed, and runs scripts of its own only',
    async (url) => {
      const { app } = await startSandbox();
      const { headers, body } = await app.inject(url);
      expect(headers['content-security-policy']).toMatch(
        /; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors \*$/,
      );
      expect(headers['x-frame-options']).toBeUndefined();
      const [, script = ''] = /<script type="module" src="([^"]+)">/.exec(body) ?? [];
      expect((await app.inject(script)).headers['content-type']).toBe('text/javascript; charset=utf-8');
    },
  );

  test.each([
    ['/paystack/inline.js', 'window.PaystackPop = '],
    ['/flutterwave/v3.js', 'window.FlutterwaveCheckout = '],
  ])('%s is a script for the pages of others', async (url, defines) => {
    const { app } = await startSandbox();
    const { headers, body } = await app.inject(url);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(body).toContain(defines);
  });

  test('payment.054 the popup pays, declines and tries again', async () => {
    const { path, post } = await started();
    const accessCode = path.split('/').at(-1);
    const act = async (action: string) =>
      (await post('/paystack/popup/act', { accessCode, action, card: null })).json();
    const open = async () => (await post('/paystack/popup/open', { accessCode })).json();
    expect(await open()).toMatchObject({ accessCode, isPaid: false, texts: { amount: '₦2,500.50' } });
    expect(await act('decline')).toMatchObject({ state: 'failed', reason: 'Declined' });
    expect(await act('close')).toMatchObject({ state: 'failed' });
    expect(await act('approve')).toMatchObject({
      state: 'succeeded',
      result: { reference: paystack.payment.reference, status: 'success' },
    });
    expect(await open()).toMatchObject({ isPaid: true });
  });

  test('the popup starts a payment of the page with the public key alone', async () => {
    const { post } = await startSandbox();
    const order = { key: 'sandbox', email: 'a@b.co', amount: 5000 };
    expect((await post('/paystack/popup/open', order)).json()).toMatchObject({ texts: { amount: '₦50.00' } });
    expect((await post('/paystack/popup/open', { ...order, key: 'x' })).statusCode).toBe(400);
    expect((await post('/paystack/popup/open', { accessCode: 'x' })).statusCode).toBe(404);
  });
});

describe('what the sandbox keeps', () => {
  test.each([
    ['a body over 64 KB', { metadata: { note: 'x'.repeat(66_000) } }, 413],
    ['metadata over 4 KB', { metadata: { note: 'x'.repeat(5_000) } }, 400],
    ['a long reference', { reference: 'r'.repeat(101) }, 400],
    ['a long address', { callback_url: `https://jara.test/${'x'.repeat(2_000)}` }, 400],
    ['an address that is no page', { callback_url: 'javascript:alert(1)' }, 400],
    ['an amount that is none', { amount: 0.5 }, 400],
  ])('is not %s', async (_what, body, status) => {
    const { reply, app } = await started(body);
    expect(reply.statusCode).toBe(status);
    expect((await app.inject('/control/payments')).json()).toEqual([]);
  });

  test('is the newest payments, up to a number', () => {
    const store = createPaymentStore(2);
    const add = (reference: string) => store.put({ provider: 'opay', reference, code: reference } as Payment);
    for (const reference of ['one', 'two', 'one', 'three']) add(reference);
    expect(store.list().map(({ reference }) => reference)).toEqual(['two', 'three']);
    expect([store.findByCode('opay', 'one'), store.findByCode('opay', 'two')?.reference]).toEqual([undefined, 'two']);
  });
});
