import type { OwedPayee, Payout } from '@jara/contract';
import { type Database, inTransaction, schema } from '@jara/server/db';
import { buildCatalog, buildCustomer, buildPaidOrder, FIRST_PACK } from '@jara/server/testing';
import { account, postTransaction } from '@jara/server/wallet';
import { beforeAll, expect, test } from 'vitest';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  staff = await staffBook(owner, now).everyRole();
});

const read = async <Data>(path: string) => {
  const reply = await api.app.inject({ url: `/ops/support/${path}`, headers: staff.support.who });
  return reply.json<{ data: Data }>().data;
};
type Owed = { payees: OwedPayee[]; next: string | null };
const order = async (given: Parameters<typeof buildPaidOrder>[2]) =>
  buildPaidOrder(owner, await buildCustomer(owner), { created_at: now(), ...given });
/** As `recordPayout` writes it. */
const payOut = (amount: number, bank_reference: string) =>
  inTransaction(owner.db, (tx) =>
    postTransaction(tx, {
      ...{ kind: 'payout', ref: `payout:${bank_reference}`, currency: 'NGN', description: '', created_at: now() },
      entries: [
        { account: account.vendor(staff.vendor.scope), amount: -amount },
        { account: account.payouts, amount },
      ],
    }),
  );

test('support sees whom money is owed for completed orders, the largest sum first', async () => {
  const build = buildCatalog(owner);
  const { id: small } = await build.vendor({ city_id: (await build.city()).id });
  await order({ vendor_id: small, rider_id: staff.rider.id, status: 'success' });
  for (let nth = 0; nth < 2; nth += 1) await order({ vendor_id: staff.vendor.scope, status: 'success' });
  await order({ vendor_id: staff.vendor.scope, status: 'preparing' });
  const { payees, next } = await read<Owed>('owed?payee=vendor&currency=NGN');
  expect([payees.map(({ id, owed }) => [id, owed]), next]).toEqual([
    [
      [staff.vendor.scope, 403_000],
      [small, 161_500],
    ],
    null,
  ]);
  const { owed } = await read<{ owed: number }>(`statement/vendor/${staff.vendor.scope}?from=2026-11-16&to=2026-11-16`);
  expect(owed).toBe(payees[0]?.owed);
  expect((await read<Owed>('owed?payee=rider&currency=NGN')).payees).toMatchObject([
    { id: staff.rider.id, owed: 40_000 },
  ]);
  expect((await read<Owed>('owed?payee=vendor&currency=GHS')).payees).toEqual([]);
});

test('payouts of a payee are listed with their bank reference, and what is paid is owed no more', async () => {
  await payOut(3_000, 'GTB-0001');
  await payOut(400_000, 'GTB-0002');
  const { payouts } = await read<{ payouts: Payout[] }>(`payouts/vendor/${staff.vendor.scope}`);
  expect(payouts.map(({ amount, bank_reference }) => [amount, bank_reference])).toEqual([
    [400_000, 'GTB-0002'],
    [3_000, 'GTB-0001'],
  ]);
  const older = `payouts/vendor/${staff.vendor.scope}?before=${payouts[0]?.id}`;
  expect((await read<{ payouts: Payout[] }>(older)).payouts).toEqual(payouts.slice(1));
  const left = (await read<Owed>('owed?payee=vendor&currency=NGN')).payees;
  expect(left.map(({ id }) => id)).not.toContain(staff.vendor.scope);
});

test('nothing is owed yet for an order that has failed, or of which a dish was out of stock on its way', async () => {
  const { vendor } = await staffBook(owner, now).everyRole();
  const vendor_id = vendor.scope;
  await order({ vendor_id, rider_id: staff.rider.id, status: 'success' });
  await order({ vendor_id, status: 'failed' });
  const { id } = await order({ vendor_id, status: 'preparing' });
  const stockOut = { item_id: 1, pack_reference: FIRST_PACK };
  const reply = await api.app.inject({
    ...{ method: 'POST', url: `/ops/vendor/order/${id}/stock-out`, headers: vendor.who, payload: stockOut },
  });
  expect(reply.statusCode).toBe(200);
  const { owed } = await read<{ owed: number }>(`statement/vendor/${vendor_id}?from=2026-11-16&to=2026-11-16`);
  const { payees } = await read<Owed>('owed?payee=vendor&currency=NGN');
  expect([owed, payees.find((each) => each.id === vendor_id)?.owed]).toEqual([161_500, 161_500]);
});

test('a cursor with an id that nobody can have is refused', async () => {
  const query = 'payee=vendor&currency=NGN&before=1~9999999999';
  const { statusCode } = await api.app.inject({ url: `/ops/support/owed?${query}`, headers: staff.support.who });
  expect(statusCode).toBe(400);
});

test('pages of those whom money is owed follow each other without a gap, also at equal sums', async () => {
  const riders = await owner.db
    .insert(schema.staff)
    .values(
      Array.from({ length: 60 }, (_, nth) => ({
        role: 'rider' as const,
        name: 'Bola',
        phone: `23470999${10_000 + nth}`,
      })),
    )
    .returning();
  await inTransaction(owner.db, async (tx) => {
    for (const { id } of riders) {
      await postTransaction(tx, {
        ...{ kind: 'adjustment', ref: `adjustment:${id}`, currency: 'GHS', description: '', created_at: now() },
        entries: [
          { account: account.rider(id), amount: 5_000 },
          { account: account.adjustments, amount: -5_000 },
        ],
      });
    }
  });
  const first = await read<Owed>('owed?payee=rider&currency=GHS');
  const second = await read<Owed>(`owed?payee=rider&currency=GHS&before=${first.next}`);
  expect([first.payees.length, second.payees.length, second.next]).toEqual([50, 10, null]);
  expect(new Set([...first.payees, ...second.payees].map(({ id }) => id)).size).toBe(60);
});
