import { recordAudit } from '@jara/server/audit';
import { type Database, inTransaction } from '@jara/server/db';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, expect, test } from 'vitest';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
let owner: Database;
let app: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  app = api.database.openApp(1);
  staff = await staffBook(owner, now).everyRole();
});

const record = (orderId: number, reason = 'They called') =>
  inTransaction(app.db, (tx) =>
    recordAudit(tx, staff.support, {
      ...{ action: 'refund_order', subject: { kind: 'order', id: orderId }, reason, now: now() },
      details: { amount: 20_000, currency: 'NGN' },
    }),
  );
const read = async (query: string, { who }: { who: Record<string, string> } = staff.support) =>
  (await api.app.inject({ url: `/ops/support/audit${query}`, headers: who })).json();

test('what was done is told with who did it and why, the last first, page by page', async () => {
  for (let id = 1; id <= 51; id += 1) await record(id);
  const { data } = await read('');
  expect(data).toMatchObject({ has_more: true });
  expect(data.entries[0]).toEqual({
    ...{ id: expect.any(Number), staff_id: staff.support.id, staff_name: 'Bola', action: 'refund_order' },
    ...{ subject: { kind: 'order', id: '51' }, reason: 'They called', created_at: '2026-11-16T10:00:00.000Z' },
    details: { amount: 20_000, currency: 'NGN' },
  });
  const rest = await read(`?before=${data.entries.at(-1).id}`);
  expect(rest.data).toMatchObject({ has_more: false, entries: [{ subject: { id: '1' } }] });
});

test('entries are found by what they are of, by who wrote them and by what was done', async () => {
  await record(777, 'Cold');
  expect((await read('?subject_kind=order&subject_id=777')).data.entries).toMatchObject([{ reason: 'Cold' }]);
  expect((await read(`?staff_id=${staff.vendor.id}`)).data.entries).toEqual([]);
  expect((await read('?action=unlock_pin')).data.entries).toEqual([]);
  expect((await read('?subject_id=777')).code).toBe('INVALID_INPUT');
});

test.each(['update audit_entry set reason = null', 'delete from audit_entry', 'truncate audit_entry'])(
  'nobody may: %s, not even the owner of the table',
  async (statement) => {
    await record(1);
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
    await expect(owner.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  },
);

test.each([
  ['assign', 'preparing', 'assign_rider'],
  ['fail', 'in_transit', 'fail_delivery'],
  ['redeliver', 'failed', 'send_again'],
  ['complete', 'arrived', 'complete_order'],
  ['unlock-pin', 'arrived', 'unlock_pin'],
] as const)('what support does to an order is written down with its reason: %s', async (step, status, action) => {
  const rider_id = staff.rider.id;
  const given = { status, ...(status !== 'preparing' && { rider_id }) };
  const { id } = await buildPaidOrder(owner, await buildCustomer(owner), given);
  const payload = { reason: 'They called', ...(step === 'assign' && { rider_id }) };
  const url = `/ops/support/order/${id}/${step}`;
  const reply = await api.app.inject({ method: 'POST', url, headers: staff.support.who, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await read(`?subject_kind=order&subject_id=${id}`)).data.entries).toMatchObject([
    { action, staff_id: staff.support.id, reason: 'They called' },
  ]);
});

test('details are short, and whoever is not of the staff writes nothing', async () => {
  const long = { action: 'give_up', subject: { kind: 'order', id: 1 }, now: now() } as const;
  const write = (member: { id: number }, details = {}) =>
    inTransaction(app.db, (tx) => recordAudit(tx, member, { ...long, details }));
  await expect(write(staff.support, { text: 'x'.repeat(2_000) })).rejects.toThrow();
  await expect(write({ id: 999_999 })).rejects.toThrow('not of the staff');
});
