import { type Database, findBreaches } from '@jara/server/db';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

let clock = new Date('2026-11-16T22:30:00Z');
const now = () => clock;
const api = startApi({ now });
const DAYS = 'from=2026-11-16&to=2026-11-17';

let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
beforeAll(async () => {
  owner = api.database.openOwner();
});

type Who = { readonly who: Record<string, string> };
const read = async (path: string, { who }: Who, days = DAYS) =>
  (await api.app.inject({ url: `${path}?${days}`, headers: who })).json();
const post = (url: string, { who }: Who, payload?: object, key = newKey()) =>
  api.app.inject({ method: 'POST', url, headers: { ...who, ...key }, ...(payload && { payload }) });
/** By somebody who has just passed their second factor. */
const payOut = async (payload: object, key?: ReturnType<typeof newKey>) => {
  await owner.pool.query('update staff_session set second_factor_at = $1', [now()]);
  return (await post('/ops/support/payout', staff.support, payload, key)).json();
};

/** ₦1,900 for the items and ₦500 for the way: ₦1,615 are the vendor's, ₦400 the rider's. It was ordered an hour before. */
async function brought(at: Date) {
  clock = at;
  const created_at = new Date(at.getTime() - 60 * 60_000);
  const order = await buildPaidOrder(owner, await buildCustomer(owner), {
    ...{ vendor_id: staff.vendor.scope, rider_id: staff.rider.id, status: 'arrived', created_at },
  });
  await post(`/ops/support/order/${order.id}/complete`, staff.support, { reason: 'The customer called' });
  return order;
}

beforeAll(async () => {
  staff = await staffBook(owner, now).everyRole();
});

const NOTHING = { items: 0, commission: 0, delivery: 0, charged: 0, paid_out: 0, orders: 0 };

test('decisions §11: earnings are told by the day of the hand-over in the vendor’s city, and what is owed', async () => {
  await brought(new Date('2026-11-16T22:30:00Z'));
  const late = await brought(new Date('2026-11-16T23:30:00Z'));
  await buildPaidOrder(owner, await buildCustomer(owner), { vendor_id: staff.vendor.scope, status: 'preparing' });
  const order = { ...NOTHING, orders: 1, items: 190_000, commission: 28_500 };
  expect(await read('/ops/vendor/statement', staff.vendor)).toMatchObject({
    data: {
      ...{ currency: 'NGN', from: '2026-11-16', to: '2026-11-17', owed: 323_000 },
      days: [
        { ...order, day: '2026-11-17' },
        { ...order, day: '2026-11-16' },
      ],
    },
  });
  const first = await read('/ops/vendor/statement', staff.vendor, 'from=2026-11-16&to=2026-11-16');
  expect(first.data.days, 'of the first day alone').toMatchObject([{ ...order, day: '2026-11-16' }]);
  expect(await read('/ops/rider/statement', staff.rider, 'from=2026-11-17&to=2026-11-17')).toMatchObject({
    data: { owed: 80_000, days: [{ ...NOTHING, orders: 1, delivery: 40_000, day: '2026-11-17' }] },
  });

  const credit = { amount: 20_000, reason: 'Cold', fault: 'vendor_fault' };
  expect((await post(`/ops/support/order/${late.id}/refund`, staff.support, credit)).statusCode).toBe(200);
  const charged = await read('/ops/vendor/statement', staff.vendor);
  expect(charged.data).toMatchObject({ owed: 303_000, days: [{ ...order, charged: 20_000 }, order] });
});

test('a payout moves the account once for its bank reference, never by more than is owed', async () => {
  const { scope: id } = staff.vendor;
  const of = async () => (await read(`/ops/support/statement/vendor/${id}`, staff.support)).data;
  const { owed } = await of();
  const payout = { payee: 'vendor', id, amount: 100_000, currency: 'NGN', bank_reference: 'GTB-1', reason: 'Due' };
  const key = newKey();
  expect(await payOut(payout, key)).toMatchObject({ data: { currency: 'NGN', owed: owed - 100_000 } });
  expect(await payOut(payout, key)).toMatchObject({ data: { owed: owed - 100_000 } });
  expect(await payOut(payout)).toMatchObject({ code: 'PAYOUT_RECORDED' });
  expect(await payOut({ ...payout, bank_reference: 'GTB-2', amount: owed - 99_999 })).toMatchObject({
    code: 'PAYOUT_TOO_LARGE',
  });
  expect(await of()).toMatchObject({ owed: owed - 100_000, days: [{ paid_out: 100_000 }, { paid_out: 0 }] });
  expect(await findBreaches(owner.pool)).toEqual([]);
});

test('of payouts at the same moment no more is recorded than what is owed', async () => {
  const { id } = staff.rider;
  const payouts = await Promise.all(
    Array.from({ length: 6 }, (_, nth) =>
      payOut({ payee: 'rider', id, amount: 30_000, currency: 'NGN', bank_reference: `GTB-R${nth}`, reason: 'Due' }),
    ),
  );
  expect(payouts.filter(({ status }) => status === 'success')).toHaveLength(2);
  expect((await read('/ops/rider/statement', staff.rider)).data.owed).toBe(20_000);
});

test('nobody reads or pays somebody who is not there, and no statement is longer than a quarter', async () => {
  const unknown = { id: 999_999, amount: 1, currency: 'NGN', bank_reference: 'GTB-3', reason: 'Due' };
  expect(await payOut({ ...unknown, payee: 'vendor' })).toMatchObject({ code: 'VENDOR_NOT_FOUND' });
  expect(await payOut({ ...unknown, payee: 'rider' })).toMatchObject({ code: 'RIDER_NOT_FOUND' });
  expect(await payOut({ ...unknown, payee: 'rider', id: staff.support.id })).toMatchObject({ code: 'RIDER_NOT_FOUND' });
  expect(await read('/ops/support/statement/rider/999999', staff.support)).toMatchObject({ code: 'RIDER_NOT_FOUND' });
  expect(await read('/ops/vendor/statement', staff.vendor, 'from=2026-08-17&to=2026-11-17')).toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test.each([
  ['/ops/vendor/statement', 'rider'],
  ['/ops/rider/statement', 'vendor'],
  ['/ops/support/statement/vendor/1', 'vendor'],
  ['/ops/support/statement/rider/1', 'rider'],
] as const)('%s is not for somebody of a %s', async (path, role) => {
  expect(await read(path, staff[role])).toMatchObject({ code: 'WRONG_ROLE' });
  const refused = await post('/ops/support/payout', staff[role], {});
  expect(refused.json()).toMatchObject({ code: 'WRONG_ROLE' });
});
