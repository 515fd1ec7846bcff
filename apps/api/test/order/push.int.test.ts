import { beforeAll, expect, test } from 'vitest';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();
const people = phoneBook(api, () => new Date());
const url = '/customer/push/subscription';
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

let ada: { authorization: string };
let bola: { authorization: string };
beforeAll(async () => {
  ada = bearer((await people.newCustomer()).user.token);
  bola = bearer((await people.newCustomer()).user.token);
});

const subscribe = (headers: Record<string, string>, change: object = {}) =>
  api.app.inject({ method: 'PUT', url, headers, payload: { ...SUBSCRIPTION, ...change } });
const unsubscribe = (headers: Record<string, string>) =>
  api.app.inject({ method: 'DELETE', url, headers, payload: { endpoint: SUBSCRIPTION.endpoint } });
const subscriptions = async () =>
  (await api.database.openOwner(1).pool.query('select customer_id from push_subscription')).rows;

test('a browser subscribes with our key, is taken over by whoever signs in next, and ended by its owner', async () => {
  const key = await api.app.inject({ url: '/customer/push/key', headers: ada });
  expect(Buffer.from(key.json().data.public_key, 'base64url')).toHaveLength(65);
  expect((await subscribe(ada)).json()).toMatchObject({ status: 'success', data: null });
  const [{ customer_id: first }] = await subscriptions();
  await subscribe(bola);
  expect(await subscriptions()).toEqual([{ customer_id: expect.any(Number) }]);
  expect((await subscriptions())[0].customer_id).not.toBe(first);
  await unsubscribe(ada);
  expect(await subscriptions()).toHaveLength(1);
  await unsubscribe(bola);
  expect(await subscriptions()).toEqual([]);
});

test('a browser whose address somebody has found out stays its owner’s: only the browser knows its keys', async () => {
  await subscribe(ada);
  const before = await subscriptions();
  const keys = { ...SUBSCRIPTION.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  expect((await subscribe(bola, { keys })).json().code).toBe('PUSH_NOT_OFFERED');
  expect(await subscriptions()).toEqual(before);
  await unsubscribe(ada);
});

test('an address that is no push service’s is refused, and nothing is stored', async () => {
  for (const endpoint of [
    'https://127.0.0.1/push',
    'https://fcm.googleapis.com.evil.example/1',
    'http://127.0.0.1:5432/',
  ])
    expect((await subscribe(ada, { endpoint })).json().code, endpoint).toBe('PUSH_NOT_OFFERED');
  expect(await subscriptions()).toEqual([]);
});
