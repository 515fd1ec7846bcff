import { type Database, findBreaches } from '@jara/server/db';
import { buildCustomer, buildPaidOrder } from '@jara/server/testing';
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
const list = async (state = 'waiting') =>
  (await api.app.inject({ url: `/ops/support/approvals?state=${state}`, headers: ada.who })).json().data.approvals;

test('decisions §11: a refund above the limit waits until somebody else agrees, and is made once', async () => {
  const order = await dearOrder();
  const asked = (await order.refund(ada, LIMIT + 1)).data;
  expect(asked).toMatchObject({ status: 'success', refunded: 0, approval: { id: expect.any(Number) } });
  expect(await order.balance()).toBe(0);
  expect(await list()).toMatchObject([
    { kind: 'refund', amount: LIMIT + 1, requested_by: { id: ada.id }, is_own: true, ...REASON },
  ]);

  const { id } = asked.approval;
  expect((await agree(ada, id)).code).toBe('OWN_REQUEST');
  const key = newKey();
  expect((await agree(bola, id, key)).data).toMatchObject({
    ...{ decision: 'agreed', decided_by: { id: bola.id }, is_own: false },
  });
  expect((await agree(bola, id, key)).data).toMatchObject({ decision: 'agreed' });
  expect((await agree(bola, id)).code).toBe('APPROVAL_DECIDED');
  expect([await order.balance(), await list()]).toEqual([LIMIT + 1, []]);
  expect(await list('past')).toMatchObject([{ id }]);
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

test('what was requested is looked at again when somebody agrees', async () => {
  const order = await dearOrder();
  const { id } = (await order.refund(ada, 10_000_000)).data.approval;
  await order.refund(bola, 4_000_000);
  expect((await agree(carl, id)).code).toBe('REFUND_TOO_LARGE');
  expect(await order.balance()).toBe(4_000_000);
  expect((await order.refund(bola, 9_000_000)).code).toBe('REFUND_TOO_LARGE');
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
  const payout = { payee: 'rider', id: rider.id, amount: 6_000_000, bank_reference: 'GTB-77', ...REASON };
  const { owed, approval } = (await post(ada, 'payout', payout)).data;
  expect((await agree(bola, approval.id)).data).toMatchObject({ kind: 'payout', bank_reference: 'GTB-77' });
  const { rows } = await owner.pool.query(
    `select -amount::int as paid, description from ledger_entry join ledger_transaction on id = transaction_id
     where kind = 'payout' and account = $1`,
    [`rider:${rider.id}`],
  );
  expect(rows).toEqual([{ paid: 6_000_000, description: expect.stringContaining(`support ${ada.id}`) }]);
  expect((await post(ada, 'payout', { ...payout, amount: 1 })).code).toBe('PAYOUT_RECORDED');
  expect((await post(ada, 'payout', { ...payout, amount: owed })).code).toBe('PAYOUT_TOO_LARGE');
});

test('nothing that is not there is decided, and the books balance', async () => {
  expect((await agree(bola, 999_999)).code).toBe('APPROVAL_NOT_FOUND');
  expect(await findBreaches(owner.pool)).toEqual([]);
});
