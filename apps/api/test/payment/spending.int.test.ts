import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bearer, phoneBook, refreshCookieOf } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const pass = (seconds: number) => {
  clock += seconds * 1000;
};
const HOUR = 3_600;
const DAY = 24 * HOUR;

const api = startApi({ now });
const people = phoneBook(api, now);

/** Signs in, in a browser with this device cookie or in a new one. */
async function signIn(phone: string, device?: string) {
  const headers = device === undefined ? {} : { cookie: device };
  await people.post('/auth/login', { role: 'customer', country_code: 'NG', phone }, { headers });
  const given = { otp: await people.codeFor(phone), phone, role: 'customer' };
  const reply = await people.post('/auth/login/validate-otp', given, { headers });
  const token = reply.json().data.token as string;
  return { token, device: people.deviceOf(reply), cookie: refreshCookieOf(reply) };
}

const card = randomUUID();
const order = { vendor_id: 1, class: 'pickup', cart_id: randomUUID(), fee_id: 1 };
const contact = { name: 'Ada', phone: '08012345678', country_code: 'NG' };
const parcel = { source_contact: contact, destination_contact: contact, fee_id: 1, item_type: ['Food'] };
const sending = { ...parcel, user_action: 'sending' };
const split = { split_payment_with_wallet: true };
/** All that takes money without asking the payer: what is behind the ids is looked for later. */
const SPENDING: [string, object][] = [
  ['/customer/order', { ...order, payment_method: 'wallet' }],
  ['/customer/order', { ...order, payment_method: 'card', payment_method_id: card }],
  ['/customer/order', { ...order, payment_method: 'online_payment', ...split }],
  ['/customer/package/delivery', { ...sending, payment_method: 'wallet' }],
  ['/customer/package/delivery', { ...sending, payment_method: 'card', payment_method_id: card }],
  ['/customer/package/delivery', { ...sending, payment_method: 'online_payment', ...split }],
  ['/customer/order/1/redelivery', { fee_id: 1, method: 'wallet' }],
  ['/customer/order/1/redelivery', { fee_id: 1, method: 'card', method_id: card }],
  ['/customer/order/1/payment', { method: 'wallet' }],
  ['/customer/order/1/payment', { method: 'card', auth_id: card }],
  ['/customer/order/1/payment', { method: 'paystack', ...split }],
  ['/customer/payment/charge', { amount: 50_000, auth_id: card, destination: 'wallet' }],
  ['/customer/payment/start/v2', { method: 'paystack', order_id: 1, ...split }],
];
/** What a provider asks the payer for. */
const PROVEN_ELSEWHERE: [string, object][] = [
  ['/customer/order', { ...order, payment_method: 'online_payment' }],
  ['/customer/package/delivery', { ...sending, payment_method: 'mtn' }],
  ['/customer/order/1/payment', { method: 'paystack' }],
  ['/customer/payment/start/v2', { method: 'paystack', order_id: 1 }],
];

async function answers(calls: typeof SPENDING, token: string): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const [url, payload] of calls) {
    const reply = await api.app.inject({ method: 'POST', url, payload, headers: bearer(token) });
    expect(reply.statusCode, `${url} ${reply.body}`).not.toBe(400);
    codes.push(reply.json().code);
  }
  return [...new Set(codes)];
}

test('one code in a new browser takes nothing from the wallet and charges no saved card', async () => {
  const { phone } = await people.newCustomer();
  pass(HOUR);
  const { token, device } = await signIn(phone);
  expect(await answers(SPENDING, token)).toEqual(['SIGN_IN_AGAIN']);
  expect(await answers(PROVEN_ELSEWHERE, token)).not.toContain('SIGN_IN_AGAIN');
  // A second code in the same browser does; one in yet another browser does not.
  const again = await signIn(phone, device);
  expect(await answers(SPENDING, again.token)).not.toContain('SIGN_IN_AGAIN');
  pass(60);
  expect(await answers(SPENDING, (await signIn(phone)).token)).toEqual(['SIGN_IN_AGAIN']);
});

test('a refreshed session spends no more than the one that it goes on from', async () => {
  const { phone } = await people.newCustomer();
  pass(HOUR);
  const { token, cookie } = await signIn(phone);
  const refreshed = await people.post('/auth/refresh-token', { token }, { headers: { cookie } });
  expect(await answers(SPENDING, refreshed.json().data.token)).toEqual(['SIGN_IN_AGAIN']);
});

test('an account that was made within the hour spends at once: its number was proven twice', async () => {
  const phone = people.newPhone();
  await people.signUp(phone);
  pass(HOUR - 1);
  expect(await answers(SPENDING, (await signIn(phone)).token)).not.toContain('SIGN_IN_AGAIN');
});

test('a known browser may be wrong 20 times in 30 days: its second code is not guessed over the months', async () => {
  const { phone } = await people.newCustomer();
  pass(DAY);
  const { device } = await signIn(phone);
  const post = (url: string, payload: object) => people.post(url, payload, { headers: { cookie: device } });
  const guess = async () => {
    const code = await people.codeFor(phone);
    const otp = String((Number(code) + 1) % 10_000).padStart(4, '0');
    return post('/auth/login/validate-otp', { otp, phone, role: 'customer' });
  };
  const ask = () => post('/auth/login', { role: 'customer', country_code: 'NG', phone });
  for (let codes = 0; codes < 4; codes += 1) {
    pass(codes % 2 === 0 ? DAY : 60);
    await ask();
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).json().code).toBe('OTP_WRONG');
  }
  pass(DAY);
  expect((await ask()).statusCode).toBe(200);
  const refused = await guess();
  const left = 28 * DAY - 2 * 60;
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['TOO_MANY_TRIES', String(left)]);
  pass(left);
  await ask();
  expect((await guess()).json().code).toBe('OTP_WRONG');
});
