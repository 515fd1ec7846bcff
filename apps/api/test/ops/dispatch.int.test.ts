import type { Database } from '@jara/server/db';
import { dispatchJobs } from '@jara/server/dispatch';
import { runDueJob } from '@jara/server/jobs';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = Date.parse('2026-11-16T22:30:00Z');
const now = () => new Date(clock);
const api = startApi({ now });

let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
let rider: Awaited<ReturnType<ReturnType<typeof staffBook>['rider']>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  staff = await staffBook(owner, now).everyRole();
  rider = await staffBook(owner, now).rider();
  await owner.pool.query(`update staff set city_id = (select city_id from vendor where id = $1) where role = 'rider'`, [
    staff.vendor.scope,
  ]);
});

type Who = { readonly who: Record<string, string> };
type Method = 'GET' | 'PUT' | 'POST';
const call = async (method: Method, url: string, payload?: object, key = newKey(), { who }: Who = rider) =>
  (await api.app.inject({ method, url, headers: { ...who, ...key }, ...(payload && { payload }) })).json();
const run = () => {
  const handlers = dispatchJobs({ db: owner.db, now, simulated: { which: 'off', speed: 1 } });
  return runDueJob({ db: owner.db, now, handlers, onFailure: (failure) => expect(failure).toBe('none') }, 'dispatch');
};
async function offered() {
  const order = await buildPaidOrder(owner, await buildCustomer(owner), {
    ...{ vendor_id: staff.vendor.scope, status: 'preparing', created_at: now(), pin: '4821' },
  });
  await call('POST', `/ops/vendor/order/${order.id}/ready`, undefined, newKey(), staff.vendor);
  let ended = await run();
  while (ended !== 'none due') ended = await run();
  const { data } = await call('GET', '/ops/rider/offers');
  return data.offers[0];
}

test('a rider on duty takes an offer once however often it is sent, brings it and sees what it earned', async () => {
  const place = { latitude: 7.37, longitude: 3.94 };
  expect((await call('PUT', '/ops/rider/duty', { on_duty: true, place })).data).toEqual({
    ...{ name: 'Bola', city: 'Lagos', on_duty: true, has_missed_offers: false, order_count: 0 },
    today: { currency: 'NGN', deliveries: 0, earned: 0 },
  });
  const { id, order_id } = await offered();
  const key = newKey();
  const accept = () => call('POST', `/ops/rider/offer/${id}/accept`, undefined, key);
  const first = await accept();
  expect(first.data).toMatchObject({ order_id, status: 'accepted_by_driver' });
  expect(await accept()).toEqual(first);
  expect(await call('POST', `/ops/rider/offer/${id}/accept`)).toMatchObject({ code: 'OFFER_GONE' });
  for (const step of ['arrived-at-vendor', 'picked-up', 'arrived']) {
    expect((await call('GET', '/ops/rider/state')).data.order_count).toBe(1);
    await call('POST', `/ops/rider/order/${order_id}/${step}`);
  }
  await call('POST', `/ops/rider/order/${order_id}/complete`, { pin: '4821' });
  const brought = { order_id, vendor: 'Mama Put', completed_at: now().toISOString(), earned: 40_000 };
  expect((await call('GET', '/ops/rider/today')).data).toEqual({
    currency: 'NGN',
    earned: 40_000,
    deliveries: [brought],
  });
  expect((await call('GET', '/ops/rider/state')).data).toMatchObject({
    order_count: 0,
    today: { deliveries: 1, earned: 40_000 },
  });
  clock += 31 * 60_000;
  expect((await call('GET', '/ops/rider/today')).data, 'past midnight in Lagos').toMatchObject({ deliveries: [] });
});

test('an offer to somebody else is as one that is not there; a declined one is answered alike again', async () => {
  const { id } = await offered();
  const decline = (key: ReturnType<typeof newKey>, who = rider) =>
    call('POST', `/ops/rider/offer/${id}/decline`, undefined, key, who);
  expect(await decline(newKey(), staff.rider)).toMatchObject({ code: 'OFFER_NOT_FOUND' });
  expect(await call('POST', '/ops/rider/offer/999999/accept')).toMatchObject({ code: 'OFFER_NOT_FOUND' });
  const key = newKey();
  const first = await decline(key);
  expect([first.status, await decline(key)]).toEqual(['success', first]);
  expect((await call('GET', '/ops/rider/offers')).data.offers).toEqual([]);
});
