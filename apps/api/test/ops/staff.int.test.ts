import type { StaffMember } from '@jara/contract';
import { type Database, inTransaction, schema, sql } from '@jara/server/db';
import { openLimits } from '@jara/server/limits';
import { buildCatalog, buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
const people = phoneBook(api, now);
let owner: Database;
let book: ReturnType<typeof staffBook>;
let staff: Awaited<ReturnType<typeof book.everyRole>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  book = staffBook(owner, now);
  for (const slug of ['lagos', 'ibadan']) await buildCatalog(owner).city({ slug });
  staff = await book.everyRole();
});

type Who = { readonly who: Record<string, string> };
type Reply = { code?: string; data: { member: StaffMember } };
const post = async ({ who }: Who, path: string, payload: object, key = newKey()) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/ops/support/staff${path}`,
    headers: { ...who, ...key },
    payload,
  });
  return reply.json<Reply>();
};
const list = async (query: string) => {
  const reply = await api.app.inject({ url: `/ops/support/staff?${query}`, headers: staff.support.who });
  return reply.json<{ data: { staff: StaffMember[]; has_more: boolean } }>().data;
};
const isLetIn = async ({ who }: Who, role: 'vendor' | 'rider' | 'support') =>
  (await api.app.inject({ url: `/ops/${role}/orders`, headers: who })).statusCode === 200;
const audited = async (id: number) =>
  (await owner.db.select().from(schema.audit_entry)).filter(({ subject_id }) => subject_id === String(id));
const reason = 'A new branch';

test('support adds people of vendors and riders, once, and finds them by a part of name or phone', async () => {
  const phone = people.newPhone();
  const given = {
    role: 'vendor',
    vendor_id: staff.vendor.scope,
    name: 'Ngozi 100%',
    phone,
    country_code: 'NG',
    reason,
  };
  const key = newKey();
  const added = await post(staff.support, '', given, key);
  expect(added.data.member).toMatchObject({ role: 'vendor', name: 'Ngozi 100%', vendor: { id: staff.vendor.scope } });
  expect((await post(staff.support, '', given, key)).data).toEqual(added.data);
  expect((await post(staff.support, '', given)).code).toBe('STAFF_PHONE_TAKEN');
  expect(await audited(added.data.member.id)).toMatchObject([
    {
      action: 'add_staff',
      reason,
      staff_id: staff.support.id,
      details: { role: 'vendor', vendor_id: staff.vendor.scope },
    },
  ]);
  expect((await list('q=ngozi%20100%25')).staff).toEqual([added.data.member]);
  expect((await list(`role=vendor&q=${phone}`)).staff).toEqual([added.data.member]);
  expect((await list('q=_gozi')).staff).toEqual([]);
  expect((await list(`role=rider&before=${added.data.member.id}`)).staff.map(({ id }) => id)).toEqual([staff.rider.id]);
});

test.each([
  [{ role: 'support', vendor_id: null }, 'SUPPORT_BY_OPERATOR'],
  [{ role: 'rider', city: 'lagos', phone: '12345678901' }, 'PHONE_INVALID'],
  [{ role: 'rider', city: 'atlantis' }, 'LOCATION_NOT_FOUND'],
  [{ role: 'rider' }, 'INVALID_INPUT'],
  [{ role: 'vendor', vendor_id: 999_999 }, 'VENDOR_NOT_FOUND'],
  [{ role: 'vendor', vendor_id: null }, 'INVALID_INPUT'],
  [{ role: 'rider', vendor_id: 1, city: 'lagos' }, 'INVALID_INPUT'],
  [{ role: 'rider', city: 'lagos', reason: ' ' }, 'INVALID_INPUT'],
])('nobody is added by %j: %s', async (given, code) => {
  const body = { name: 'Bola', phone: '08031230000', country_code: 'NG', reason, ...given };
  expect((await post(staff.support, '', body)).code).toBe(code);
});

test('whoever is given another vendor signs in again, and acts for that one alone', async () => {
  const build = buildCatalog(owner);
  const { id: vendor_id } = await build.vendor({ city_id: (await build.city()).id });
  const member = await book.vendor(staff.vendor.scope);
  const changed = await post(staff.support, `/${member.id}/change`, { role: 'vendor', vendor_id, reason });
  expect([changed.data.member.vendor?.id, await isLetIn(member, 'vendor')]).toEqual([vendor_id, false]);
  expect(await audited(member.id)).toMatchObject([
    { action: 'change_staff', details: { vendor_id, vendor_before: staff.vendor.scope } },
  ]);
  const to = (role: string, who: { id: number } = member) =>
    post(staff.support, `/${who.id}/change`, { role, reason, ...(role === 'rider' && { city: 'lagos' }) });
  expect((await to('support')).code).toBe('SUPPORT_BY_OPERATOR');
  expect((await to('rider', staff.support)).code).toBe('STAFF_IS_YOU');
  expect((await to('rider', { id: 999_999 })).code).toBe('STAFF_NOT_FOUND');
  const rider = await book.rider();
  expect((await post(staff.support, `/${rider.id}/change`, { role: 'vendor', vendor_id, reason })).code).toBe(
    'RIDER_STAYS_RIDER',
  );
  expect((await to('rider')).data.member.role).toBe('rider');
});

test('a rider is given another city, and stays signed in', async () => {
  const rider = await book.rider();
  const moved = await post(staff.support, `/${rider.id}/change`, {
    role: 'rider',
    city: 'ibadan',
    reason: 'Has moved',
  });
  expect([moved.data.member.city, await isLetIn(rider, 'rider')]).toEqual(['ibadan', true]);
});

test('adr 67: a rider goes to another country without orders and once paid, and within it with both', async () => {
  const { id: accra } = await buildCatalog(owner).city({ slug: 'accra', currency: 'GHS' });
  expect(accra).toBeGreaterThan(0);
  const { id } = await book.rider();
  const move = async (city: string) =>
    (await post(staff.support, `/${id}/change`, { role: 'rider', city, reason })).code;
  expect(await move('lagos')).toBeUndefined();
  const customer = await buildCustomer(owner);
  const { id: order } = await buildPaidOrder(owner, customer, { rider_id: id, status: 'in_transit' });
  expect([await move('accra'), await move('ibadan')]).toEqual(['RIDER_HAS_ORDERS', undefined]);
  await owner.pool.query(`update customer_order set rider_id = null where id = $1`, [order]);
  await buildPaidOrder(owner, customer, { rider_id: id, status: 'success', delivery_amount: 50_000 });
  expect([await move('accra'), await move('lagos')]).toEqual(['RIDER_IS_OWED', undefined]);
});

test('whoever has left is refused at once, and is in the list no more', async () => {
  const rider = await book.rider();
  expect(await isLetIn(rider, 'rider')).toBe(true);
  expect((await post(staff.support, `/${rider.id}/end`, { reason: 'Has left' })).code).toBeUndefined();
  expect(await isLetIn(rider, 'rider')).toBe(false);
  expect((await list('role=rider')).staff.map(({ id }) => id)).not.toContain(rider.id);
  expect(await audited(rider.id)).toMatchObject([{ action: 'end_staff', reason: 'Has left' }]);
  expect((await post(staff.support, `/${rider.id}/end`, { reason: 'Has left' })).code).toBe('STAFF_NOT_FOUND');
  expect((await post(staff.support, `/${staff.support.id}/end`, { reason })).code).toBe('STAFF_IS_YOU');
});

test('support unlocks the phone of a colleague for a reason, and what was counted of it is forgotten', async () => {
  const rider = await book.rider();
  const { rows } = await owner.pool.query('select phone from staff where id = $1', [rider.id]);
  const limits = openLimits({ db: owner.db, now, redisUrl: undefined });
  const wrong = { key: `code:staff:${rows[0].phone}:wrong`, most: 1, windowSeconds: 86_400 };
  const factor = { key: `second-factor-wrong:${rider.id}`, most: 1, windowSeconds: 3_600 };
  for (const each of [wrong, factor]) await limits.take(each);
  expect((await post(staff.support, `/${rider.id}/unlock`, { reason: 'Typed it wrong' })).code).toBeUndefined();
  expect([await limits.check(wrong), await limits.check(factor)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await audited(rider.id)).toMatchObject([{ action: 'unlock_staff', reason: 'Typed it wrong' }]);
  expect((await post(staff.support, '/999999/unlock', { reason })).code).toBe('STAFF_NOT_FOUND');
  await limits.close();
});

test('of two people of support who end each other at the same moment one stays', async () => {
  const other = await book.support();
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  let answers: Promise<Reply[]> = Promise.resolve([]);
  // Until both have been let in.
  await inTransaction(owner.db, async (tx) => {
    await tx.execute(sql`select from staff where role = 'support' for update`);
    answers = Promise.all([
      post(staff.support, `/${other.id}/end`, { reason }),
      post(other, `/${staff.support.id}/end`, { reason }),
    ]);
    await expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(2);
  });
  expect((await answers).flatMap(({ code }) => code ?? [])).toEqual(['LAST_OF_SUPPORT']);
  expect(await Promise.all([isLetIn(staff.support, 'support'), isLetIn(other, 'support')])).toContain(true);
});
