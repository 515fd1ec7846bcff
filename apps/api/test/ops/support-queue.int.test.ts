import { randomUUID } from 'node:crypto';
import type { QueueItem } from '@jara/contract';
import { type Database, inTransaction, schema } from '@jara/server/db';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-16T12:00:00Z');
let clock = START;
const now = () => new Date(clock);
const ago = (minutes: number) => new Date(START - minutes * MINUTE);
const api = startApi({ now });
let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
let other: Awaited<ReturnType<ReturnType<typeof staffBook>['support']>>;
let ada: number;

type Given = Parameters<typeof buildPaidOrder>[2];
const paid = async (minutes: number, given: Given = {}) =>
  (await buildPaidOrder(owner, ada, { vendor_id: staff.vendor.scope, created_at: ago(minutes), ...given })).id;
type Event = typeof schema.order_event.$inferInsert;
const note = (order_id: number, status: Event['status'], minutes: number, action: Event['action'] = null) =>
  owner.db.insert(schema.order_event).values({
    ...{ order_id, customer_id: ada, version: 2, status, action, actor: 'system', created_at: ago(minutes) },
  });
const alert = (order_id: number, kind: (typeof schema.order_alert.$inferInsert)['kind'], minutes: number) =>
  owner.db.insert(schema.order_alert).values({ order_id, kind, created_at: ago(minutes) });
const attempt = async (
  minutes: number,
  given: Partial<typeof schema.payment.$inferInsert> & Pick<typeof schema.payment.$inferInsert, 'channel'>,
) => {
  const reference = randomUUID();
  await owner.db.insert(schema.payment).values({
    ...{ reference, customer_id: ada, destination: 'wallet', provider: 'paystack', amount: 70_000, currency: 'NGN' },
    ...{ status: 'pending', return_url: '', cancel_url: '', created_at: ago(minutes), ...given },
  });
  return reference;
};
/** Of a payout, which says nothing of an order. */
const APPROVAL = {
  kind: 'payout',
  subject_kind: 'vendor',
  subject_id: '1',
  amount: 5_000_001,
  currency: 'NGN',
  reason: 'Week 46',
} as const;
/** Money of a payment that nobody knows. */
const inSuspense = (reference: string, minutes: number, ref: string, amount: number) =>
  inTransaction(owner.db, async (tx) => {
    const [posted] = await tx
      .insert(schema.ledger_transaction)
      .values({
        kind: 'suspense',
        ref: `${ref}:${reference}`,
        currency: 'NGN',
        description: '',
        created_at: ago(minutes),
      })
      .returning();
    await tx.insert(schema.ledger_entry).values([
      { transaction_id: posted?.id ?? 0, currency: 'NGN', account: 'suspense', amount },
      { transaction_id: posted?.id ?? 0, currency: 'NGN', account: 'clearing:paystack', amount: -amount },
    ]);
  });

type Who = { readonly who: Record<string, string> };
const queue = async (after?: string) => {
  const url = `/ops/support/queue${after === undefined ? '' : `?after=${after}`}`;
  const reply = await api.app.inject({ url, headers: staff.support.who });
  return reply.json<{ data: { items: QueueItem[]; total: number; next: string | null } }>().data;
};
const post = async (
  step: 'claim' | 'release',
  { who }: Who,
  { kind, subject }: Pick<QueueItem, 'kind' | 'subject'>,
) => {
  const payload = { kind, subject };
  return (await api.app.inject({ method: 'POST', url: `/ops/support/queue/${step}`, headers: who, payload })).json();
};

beforeAll(async () => {
  owner = api.database.openOwner();
  const book = staffBook(owner, now);
  staff = await book.everyRole();
  other = await book.support();
  ada = await buildCustomer(owner);
});
beforeEach(() => {
  clock = START;
});

test('support sees all that needs somebody, the oldest first, each with its next action', async () => {
  const rider_id = staff.rider.id;
  const open = [
    ['RIDER_SILENT', await paid(40, { status: 'in_transit', rider_id }), 'call_rider', 6],
    ['ORDER_WITHOUT_RIDER', await paid(30, { status: 'ready_for_pickup' }), 'assign_rider', 7],
    ['ORDER_NOT_ACCEPTED', await paid(11), 'call_vendor', 11],
    ['PIN_LOCKED', await paid(50, { status: 'arrived', rider_id }), 'unlock_pin', 12],
    ['NOBODY_TOOK_IT', await paid(30, { status: 'preparing' }), 'assign_rider', 13],
    ['DELIVERY_FAILED_TWICE', await paid(60, { status: 'failed', rider_id }), 'refund_or_redeliver', 14],
  ] as const;
  await note(open[0][1], 'in_transit', 20, 'DRIVER_PICKED_ORDER');
  await owner.db.insert(schema.rider_position).values({ rider_id, latitude: 6.5, longitude: 3.4, located_at: ago(6) });
  await note(open[1][1], 'ready_for_pickup', 7, 'ORDER_READY');
  await alert(open[3][1], 'WRONG_PINS', 12);
  await alert(open[4][1], 'RIDER_WANTED', 13);
  await alert(open[5][1], 'FAILED_AGAIN', 14);
  const late = await paid(240, { status: 'preparing' });

  // Nothing of these needs anybody.
  await paid(9);
  await paid(240, { class: 'preorder_delivery', delivery_date: '2026-11-16', time_range: '18:00-20:00' });
  await paid(10, { status: 'in_transit' });
  await alert(await paid(90, { status: 'success', rider_id }), 'WRONG_PINS', 80);
  await alert(await paid(20, { status: 'accepted_by_driver', rider_id }), 'RIDER_WANTED', 15);

  const [charge, prompt] = [await attempt(15, { channel: 'card' }), await attempt(61, { channel: 'mtn_momo_ng' })];
  await attempt(9, { channel: 'card' });
  await attempt(61, { channel: 'paystack' });
  await attempt(90, { channel: 'card', status: 'failed', settled_at: ago(80) });
  const [foreign, returned] = [randomUUID(), randomUUID()];
  await inSuspense(foreign, 16, 'suspense', 5_000);
  await inSuspense(returned, 17, 'suspense', 5_000);
  await inSuspense(returned, 17, 'reversal', -5_000);
  const job = { name: 'send-text', lane: 'sms-NG', data: {}, run_at: ago(18), attempts: 8 };
  const [dead] = await owner.db
    .insert(schema.job)
    .values([
      { ...job, dead_at: ago(18) },
      { ...job, run_at: new Date(Date.now() + MINUTE) },
    ])
    .returning();

  const [waiting] = await owner.db
    .insert(schema.approval)
    .values([
      { ...APPROVAL, requested_by: other.id, created_at: ago(19), expires_at: ago(-60) },
      { ...APPROVAL, requested_by: other.id, created_at: ago(2_000), expires_at: ago(560) },
    ])
    .returning();

  const { items, total, next } = await queue();
  const shown = items.map(({ kind, subject, next_action, since }) => [
    ...[kind, subject, next_action],
    Math.round((START - Date.parse(since)) / MINUTE),
  ]);
  const told = open.map(([kind, id, ...rest]) => [kind, String(id), ...rest]);
  expect(shown).toEqual([
    ['ORDER_LATE', String(late), 'check_order', expect.any(Number)],
    ['PAYMENT_IN_DOUBT', prompt, 'look_payment_up', 61],
    ['APPROVAL_WAITING', String(waiting?.id), 'decide_approval', 19],
    ['JOB_DEAD', String(dead?.id), 'retry_job', 18],
    ['MONEY_IN_SUSPENSE', foreign, 'return_money', 16],
    ['PAYMENT_IN_DOUBT', charge, 'look_payment_up', 15],
    ...told.toReversed(),
  ]);
  expect([total, next]).toEqual([items.length, null]);
  expect(items.find(({ kind }) => kind === 'MONEY_IN_SUSPENSE')).toMatchObject({
    money: { amount: 5_000, currency: 'NGN' },
    order_id: null,
  });
  expect(items.at(-1)).toMatchObject({ about: 'Mama Put', money: null, claim: null, order_id: open[0][1] });
});

test('an item is taken by one person at a time, and the others are told by whom', async () => {
  const [item] = (await queue()).items;
  if (!item) throw new Error('nothing is in the queue');
  const claims = await Promise.all([staff.support, other, staff.support, other].map((who) => post('claim', who, item)));
  const taken = claims.filter(({ status }) => status === 'success');
  const refused = claims.filter(({ status }) => status === 'failed');
  expect([taken.length, refused.length]).toEqual([2, 2]);
  expect(refused[0]).toMatchObject({ code: 'QUEUE_ITEM_TAKEN', data: { name: taken[0].data.name } });
  const [first, second] = taken[0].data.staff_id === other.id ? [other, staff.support] : [staff.support, other];
  expect((await queue()).items[0]?.claim).toMatchObject({ staff_id: first.id, is_mine: first === staff.support });

  await post('release', second, item);
  expect((await post('claim', second, item)).code).toBe('QUEUE_ITEM_TAKEN');
  await post('release', first, item);
  expect(await post('claim', second, item)).toMatchObject({ data: { staff_id: second.id } });
  clock += 15 * MINUTE - 1;
  expect((await post('claim', first, item)).code).toBe('QUEUE_ITEM_TAKEN');
  clock += 1;
  expect((await queue()).items.find(({ subject }) => subject === item.subject)?.claim).toBeNull();
  expect(await post('claim', first, item)).toMatchObject({ data: { staff_id: first.id } });
});

test('what is not in the queue cannot be taken, and expired claims do not stay', async () => {
  expect(await post('claim', other, { kind: 'JOB_DEAD', subject: '999999' })).toMatchObject({
    code: 'QUEUE_ITEM_GONE',
  });
  clock += 40 * MINUTE;
  const item = (await queue()).items.at(-1);
  if (!item) throw new Error('nothing is in the queue');
  await post('claim', other, item);
  expect(await owner.db.select().from(schema.queue_claim)).toHaveLength(1);
});

test('a dead job is tried again once, for a reason that is written down, and is in the queue no more', async () => {
  const [dead] = (await queue()).items.filter(({ kind }) => kind === 'JOB_DEAD');
  const retry = async (id: string | undefined) => {
    const request = {
      method: 'POST',
      url: `/ops/support/job/${id}/retry`,
      payload: { reason: 'Hubtel is back' },
    } as const;
    return (await api.app.inject({ ...request, headers: { ...staff.support.who, ...newKey() } })).json().code;
  };
  expect([await retry(dead?.subject), await retry(dead?.subject)]).toEqual([undefined, 'JOB_NOT_FOUND']);
  expect((await queue()).items.map(({ kind }) => kind)).not.toContain('JOB_DEAD');
  const audited = await owner.db.select().from(schema.audit_entry);
  expect(audited).toMatchObject([{ action: 'retry_job', subject_id: dead?.subject, reason: 'Hubtel is back' }]);
  await owner.pool.query('delete from job');
});

test('pages of the queue follow each other without a gap, also while items of one moment are among them', async () => {
  for (let nth = 0; nth < 110; nth += 1) await attempt(600, { channel: 'card' });
  const first = await queue();
  expect(first.items).toHaveLength(100);
  const second = await queue(first.next ?? '');
  expect(second.next).toBeNull();
  const subjects = [...first.items, ...second.items].map(({ kind, subject }) => `${kind} ${subject}`);
  expect(new Set(subjects).size).toBe(first.total);
});
