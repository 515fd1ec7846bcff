import { type Database, findBreaches, inTransaction, schema } from '@jara/server/db';
import { payoutAgreed } from '@jara/server/earnings';
import { buildCatalog, buildCustomer, buildPaidOrder } from '@jara/server/testing';
import { findBalance } from '@jara/server/wallet';
import { beforeAll, expect, test } from 'vitest';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
/** ₦50,000. */
const LIMIT = 5_000_000;

type Member = Awaited<ReturnType<ReturnType<typeof staffBook>['support']>>;
let owner: Database;
let ada: Member;
let bola: Member;
let carl: Member;
beforeAll(async () => {
  owner = api.database.openOwner();
  const book = staffBook(owner, now);
  [ada, bola, carl] = [await book.support(), await book.support(), await book.support()];
});
const post = async ({ who }: Member, path: string, payload: object, key = newKey()) =>
  (await api.app.inject({ method: 'POST', url: `/ops/support/${path}`, headers: { ...who, ...key }, payload })).json();
const REASON = { reason: 'It never came' };

/** An order of ₦120,000 that has ended. */
async function dearOrder(status: 'success' | 'preparing' = 'success') {
  const customer = await buildCustomer(owner);
  const { id } = await buildPaidOrder(owner, customer, { total: 12_000_000, status, vendor_id: 1 });
  return {
    id,
    refund: (who: Member, amount: number, key?: ReturnType<typeof newKey>) =>
      post(who, `order/${id}/refund`, { amount, ...REASON }, key),
    giveUp: (who: Member) => post(who, `order/${id}/give-up`, REASON),
    balance: () => findBalance(owner.db, customer, 'NGN'),
  };
}
const agree = (who: Member, id: number, key?: ReturnType<typeof newKey>) =>
  post(who, `approval/${id}/agree`, { reason: 'Looked at it' }, key);
const refuseIt = (who: Member, id: number) => post(who, `approval/${id}/refuse`, { reason: 'No proof' });
const read = async (path: string) =>
  (await api.app.inject({ url: `/ops/support/${path}`, headers: ada.who })).json().data;
const list = async (state = 'waiting') => (await read(`approvals?state=${state}`)).approvals;

test('decisions §11: a refund above the limit waits until somebody else agrees, and is made once', async () => {
  const order = await dearOrder();
  const asked = (await order.refund(ada, LIMIT + 1)).data;
  expect(asked).toMatchObject({ status: 'success', refunded: 0, approval: { id: expect.any(Number) } });
  expect(await order.balance()).toBe(0);
  expect(await list()).toMatchObject([
    { kind: 'refund', money: { amount: LIMIT + 1 }, requested_by: { id: ada.id }, is_own: true, ...REASON },
  ]);

  const { id } = asked.approval;
  expect((await agree(ada, id)).code).toBe('OWN_REQUEST');
  const key = newKey();
  expect((await agree(bola, id, key)).data).toMatchObject({
    ...{ decision: 'agreed', decided_by: { id: bola.id }, is_own: false },
  });
  expect((await agree(bola, id, key)).data).toMatchObject({ decision: 'agreed' });
  expect((await agree(carl, id, key)).code, 'the same key is another of somebody else').toBe('APPROVAL_DECIDED');
  expect((await agree(bola, id)).code).toBe('APPROVAL_DECIDED');
  expect([await order.balance(), await list()]).toEqual([LIMIT + 1, []]);
  expect(await list('past')).toMatchObject([{ id }]);
  const { entries } = await read(`audit?subject_kind=order&subject_id=${order.id}`);
  expect(entries).toMatchObject([
    { action: 'agree_approval', staff_id: bola.id, reason: 'Looked at it' },
    { action: 'request_approval', staff_id: ada.id, ...REASON },
  ]);
});

test('decisions §11: small refunds of one person within a day count together, at the same moment too', async () => {
  const order = await dearOrder();
  const answers = await Promise.all([2_000_000, 2_000_000, 2_000_000].map((amount) => order.refund(ada, amount)));
  expect(answers.filter(({ data }) => data?.approval === null)).toHaveLength(2);
  expect(await order.balance()).toBe(4_000_000);
  expect((await order.refund(bola, 1_000_000)).data.approval).toBeNull();
});

test('of those who decide at the same moment one does, and the money moves once or not at all', async () => {
  for (const other of [agree, refuseIt]) {
    const order = await dearOrder();
    const { id } = (await order.refund(ada, 6_000_000)).data.approval;
    const [first, second] = await Promise.all([agree(bola, id), other(carl, id)]);
    expect([first.code, second.code].filter((code) => code === 'APPROVAL_DECIDED')).toHaveLength(1);
    expect(await order.balance()).toBe(first.code && other === refuseIt ? 0 : 6_000_000);
  }
});

test('what waits counts: together no more is requested and given than was paid', async () => {
  const order = await dearOrder();
  const { id } = (await order.refund(ada, 10_000_000)).data.approval;
  expect((await order.refund(bola, 4_000_000)).code).toBe('APPROVAL_WAITS');
  expect((await order.refund(bola, 2_000_000)).data.refunded).toBe(2_000_000);
  await agree(carl, id);
  expect(await order.balance()).toBe(12_000_000);
});

test('a request that cannot be done any more when somebody agrees is closed, and nothing is done', async () => {
  const order = await dearOrder('preparing');
  const { id } = (await order.giveUp(ada)).data.approval;
  await owner.pool.query(`update customer_order set status = 'in_transit' where id = $1`, [order.id]);
  expect((await agree(bola, id)).data).toMatchObject({ decision: 'impossible', decided_by: { id: bola.id } });
  expect([(await agree(carl, id)).code, await order.balance()]).toEqual(['APPROVAL_DECIDED', 0]);
  expect((await list()).map((waiting: { id: number }) => waiting.id)).not.toContain(id);
});

test('one request waits for one thing, and one that nobody decided in a day is over', async () => {
  const order = await dearOrder();
  const { id } = (await order.refund(ada, 6_000_000)).data.approval;
  expect((await order.refund(bola, 6_000_000)).code).toBe('APPROVAL_WAITS');
  await owner.pool.query('update approval set expires_at = $1', [now()]);
  expect((await agree(bola, id)).code).toBe('APPROVAL_EXPIRED');
  expect((await order.refund(bola, 6_000_000)).data.approval).not.toBeNull();
});

test('a dear order is given up once somebody else agrees', async () => {
  const order = await dearOrder('preparing');
  const { status, approval } = (await order.giveUp(ada)).data;
  expect([status, await order.balance()]).toEqual(['preparing', 0]);
  await agree(bola, approval.id);
  expect(await order.balance()).toBe(12_000_000);
  expect((await order.giveUp(ada)).code).toBe('ORDER_MOVED_ON');
});

test('a payout above the limit is recorded once somebody else agrees, under who requested it', async () => {
  const rider = await staffBook(owner, now).rider();
  const customer = await buildCustomer(owner);
  const { id } = await buildPaidOrder(owner, customer, {
    ...{ total: 12_000_000, subtotal: 0, delivery_amount: 11_990_000, service_amount: 10_000 },
    ...{ status: 'success', rider_id: rider.id },
  });
  expect(id).toBeGreaterThan(0);
  const payout = {
    payee: 'rider',
    id: rider.id,
    amount: 6_000_000,
    currency: 'NGN',
    bank_reference: 'GTB-77',
    ...REASON,
  };
  const { owed, approval } = (await post(ada, 'payout', payout)).data;
  expect((await agree(bola, approval.id)).data).toMatchObject({ kind: 'payout', bank_reference: 'GTB-77' });
  const { rows } = await owner.pool.query(
    `select -amount::int as paid, description from ledger_entry join ledger_transaction on id = transaction_id
     where kind = 'payout' and account = $1`,
    [`rider:${rider.id}`],
  );
  expect(rows).toEqual([{ paid: 6_000_000, description: expect.stringContaining(`support ${ada.id}`) }]);
  expect((await read(`payouts/rider/${rider.id}`)).payouts, 'by whom').toMatchObject([
    { recorded_by: 'Bola', agreed_by: 'Bola', bank_reference: 'GTB-77', ...REASON },
  ]);
  const sameInOtherLetters = { ...payout, amount: 1, bank_reference: 'gtb -77\u200b' };
  expect((await post(ada, 'payout', sameInOtherLetters)).code).toBe('PAYOUT_RECORDED');
  expect((await post(ada, 'payout', { ...payout, amount: owed })).code).toBe('PAYOUT_TOO_LARGE');
});

const asSupport = { role: 'support', name: 'Halima', country_code: 'NG', reason: 'Night shift' };
const people = async (role: string) =>
  (await api.app.inject({ url: `/ops/support/staff?role=${role}`, headers: ada.who })).json().data.staff;

test('decisions §11: somebody is of support once somebody else agrees, is added once, and it is audited', async () => {
  const given = { ...asSupport, phone: '08039991111' };
  const [asked, again] = [await post(ada, 'staff', given), await post(bola, 'staff', given)];
  expect(asked.data).toMatchObject({ member: null, approval: { id: expect.any(Number) } });
  expect([again.code, (await people('support')).length]).toEqual(['APPROVAL_WAITS', 3]);
  const { id } = asked.data.approval;
  expect((await list())[0]).toMatchObject({
    ...{ id, kind: 'add_support', money: null, person: { name: 'Halima', phone: '+2348039991111' } },
  });
  expect((await agree(ada, id)).code).toBe('OWN_REQUEST');
  const decisions = await Promise.all([agree(bola, id), agree(carl, id)]);
  expect(decisions.map(({ code }) => code)).toContain('APPROVAL_DECIDED');
  const added = (await people('support')).filter(({ name }: { name: string }) => name === 'Halima');
  expect(added).toHaveLength(1);
  const { rows } = await owner.pool.query(
    `select action, staff_id, details from audit_entry where subject_kind = 'staff' and subject_id = $1`,
    [String(added[0].id)],
  );
  expect(rows).toEqual([{ action: 'add_staff', staff_id: ada.id, details: { role: 'support', approval_id: id } }]);
  expect((await post(ada, 'staff', given)).code).toBe('STAFF_PHONE_TAKEN');
});

test('somebody of a vendor is promoted to support by two, and a rider or somebody alone is refused', async () => {
  const { vendor, rider } = await staffBook(owner, now).everyRole();
  const promote = (who: Member, id: number) => post(who, `staff/${id}/change`, { role: 'support', reason: 'Moves' });
  const { member, approval } = (await promote(ada, vendor.id)).data;
  expect([member.role, (await promote(ada, rider.id)).code]).toEqual(['vendor', 'RIDER_STAYS_RIDER']);
  await agree(bola, approval.id);
  expect(await people('support')).toContainEqual(expect.objectContaining({ id: vendor.id, vendor: null }));
  expect((await post(ada, `staff/${vendor.id}/change`, { role: 'rider', city: 'x', reason: 'Back' })).code).toBe(
    'SUPPORT_STAYS_SUPPORT',
  );
  await owner.pool.query(`update staff set ended_at = now() where role = 'support' and id <> $1`, [ada.id]);
  const alone = await post(ada, 'staff', { ...asSupport, phone: '08039992222' });
  await owner.pool.query('update staff set ended_at = null');
  expect(alone.code).toBe('SUPPORT_BY_OPERATOR');
});

test('adr 63: what a second person has to agree to, and a payout, need a second factor that is fresh', async () => {
  const order = await dearOrder();
  const { id } = (await order.refund(bola, 6_000_000)).data.approval;
  const stale = await staffBook(owner, now).support();
  await owner.pool.query('update staff_session set second_factor_at = $2 where staff_id = $1', [
    ...[stale.id, new Date(now().getTime() - 10 * 60_000)],
  ]);
  const payout = { payee: 'rider', id: 1, amount: 1, currency: 'NGN', bank_reference: 'GTB-78', ...REASON };
  const answers = await Promise.all([
    (await dearOrder()).refund(stale, 6_000_000),
    (await dearOrder('preparing')).giveUp(stale),
    post(stale, 'payout', payout),
    post(stale, 'staff', { ...asSupport, phone: '08039993333' }),
    agree(stale, id),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'SECOND_FACTOR_STALE'));
  expect((await (await dearOrder()).refund(stale, 1_000)).data.refunded).toBe(1_000);
  expect((await refuseIt(stale, id)).data.decision).toBe('refused');
});

test('what one person has refunded counts when they give the rest up', async () => {
  const order = await dearOrder('preparing');
  await order.refund(bola, 5_000_000);
  expect((await order.refund(ada, 3_000_000)).data.approval).toBeNull();
  expect((await order.giveUp(ada)).data).toMatchObject({ status: 'preparing', approval: { id: expect.any(Number) } });
});

test('more than what was agreed to is not given back with an order that is given up', async () => {
  const order = await dearOrder('preparing');
  const { id } = (await order.giveUp(ada)).data.approval;
  await owner.pool.query('update approval set amount = amount - 1 where id = $1', [id]);
  expect([(await agree(bola, id)).data.decision, await order.balance()]).toEqual(['impossible', 0]);
});

/** A rider to whom ₦95,920 are owed. */
async function richRider() {
  const { id } = await staffBook(owner, now).rider();
  await buildPaidOrder(owner, await buildCustomer(owner), {
    ...{ total: 12_000_000, subtotal: 0, delivery_amount: 11_990_000, service_amount: 10_000 },
    ...{ status: 'success', rider_id: id },
  });
  const pay = (who: Member, amount: number, bank_reference: string, currency = 'NGN') =>
    post(who, 'payout', { payee: 'rider', id, amount, currency, bank_reference, ...REASON });
  return { id, pay };
}

test('a payout is in the currency that was requested and is owed, wherever its rider is by now', async () => {
  const { id, pay } = await richRider();
  const { approval } = (await pay(ada, 6_000_000, 'GTB-84')).data;
  const { id: accra } = await buildCatalog(owner).city({ slug: 'accra', currency: 'GHS' });
  await owner.pool.query('update staff set city_id = $1 where id = $2', [accra, id]);
  expect((await pay(ada, 1, 'GTB-85', 'GHS')).code).toBe('PAYOUT_TOO_LARGE');
  expect((await agree(bola, approval.id)).data).toMatchObject({ money: { amount: 6_000_000, currency: 'NGN' } });
  const { payouts } = await read(`payouts/rider/${id}`);
  expect(payouts).toMatchObject([{ amount: 6_000_000, currency: 'NGN' }]);
});

test('nobody agrees to what somebody requested who has left, and the same may be requested again', async () => {
  const left = await staffBook(owner, now).support();
  const order = await dearOrder();
  const { id } = (await order.refund(left, 6_000_000)).data.approval;
  await owner.pool.query('update staff set ended_at = now() where id = $1', [left.id]);
  expect([(await agree(bola, id)).code, await order.balance()]).toEqual(['REQUESTER_LEFT', 0]);
  expect((await list()).map((each: { id: number }) => each.id)).not.toContain(id);
  expect((await order.refund(ada, 6_000_000)).data.approval).toMatchObject({ id: expect.any(Number) });
});

test('small payouts of one person to one payee within a day count together', async () => {
  const { id: payee, pay } = await richRider();
  expect((await pay(ada, 3_000_000, 'GTB-81')).data.approval).toBeNull();
  expect((await read(`payouts/rider/${payee}`)).payouts, 'by whom').toMatchObject([{ recorded_by: 'Bola', ...REASON }]);
  expect((await pay(ada, 2_000_001, 'GTB-82')).data.approval).not.toBeNull();
  expect((await pay(bola, 5_000_000, 'GTB-83')).data.approval).toBeNull();
});

test('what somebody agrees to and what is paid at the same moment are together no more than is owed', async () => {
  const { pay } = await richRider();
  const { id } = (await pay(ada, 6_000_000, 'GTB-91')).data.approval;
  let second: ReturnType<typeof pay> | undefined;
  await inTransaction(owner.db, async (tx) => {
    const approval = (await tx.select().from(schema.approval)).find((each) => each.id === id);
    if (!approval) throw new Error('nothing waits');
    expect(await payoutAgreed(tx, approval, now())).toMatchObject({ ok: true });
    second = pay(bola, 4_000_000, 'GTB-92');
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await Promise.race([second, expect.poll(async () => (await owner.pool.query(waiting)).rowCount).toBe(1)]);
  });
  expect((await second)?.code).toBe('PAYOUT_TOO_LARGE');
});

test('nothing that is not there is decided, and the books balance', async () => {
  expect((await agree(bola, 999_999)).code).toBe('APPROVAL_NOT_FOUND');
  expect(await findBreaches(owner.pool)).toEqual([]);
});
