import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction } from '../../db/index.ts';
import { buildCustomer, buildOrder, buildStaff, freshDatabase, setUpPayments } from '../../testing/index.ts';
import { createApprovals } from '../approval/index.ts';
import { findBalance } from '../wallet/index.ts';
import { creditAgreed, findInSuspense, returnAgreed, settleSuspense } from './index.ts';

const now = () => new Date('2026-11-16T09:00:00Z');
let app: Database;
let owner: Database;
let harness: ReturnType<typeof setUpPayments>;
let ada: number;
type Member = { readonly id: number; readonly second_factor_at: Date };
let halima: Member;
let carl: Member;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(4), fresh.openOwner()];
  const hire = async () => ({ id: (await buildStaff(owner, { role: 'support' })).id, second_factor_at: now() });
  [halima, carl] = [await hire(), await hire()];
});
beforeEach(async () => {
  harness = setUpPayments({ app, owner, now });
  ada = await buildCustomer(owner);
});
afterEach(async () => expect(await findBreaches(owner.pool)).toEqual([]));

const report = (reference: string) => harness.payments.verify(ada, reference);
/** A payment of an order in naira that came in another currency. GH₵500 are the most that one person settles alone. */
async function foreignPayment(amount: number, currency = 'GHS') {
  const order = await buildOrder(owner, ada);
  const reference = await harness.startOrder(ada, order.id);
  harness.providers.paystack.pay(reference, { currency, amount });
  await report(reference);
  return reference;
}
const CREDITED = { outcome: 'credited', reason: 'They called' } as const;
const RETURNED = { outcome: 'returned', provider_reference: 'RF-77', reason: 'Refunded there' } as const;
const settle = (reference: string, how: typeof CREDITED | typeof RETURNED, member = halima) =>
  inTransaction(app.db, (tx) => settleSuspense(tx, member, { reference, ...how }, now()));
const cedis = () => findBalance(app.db, ada, 'GHS');
const inSuspense = async (reference: string) => (await findInSuspense(app.db, reference))?.amount ?? 0;

test('what is credited is in the wallet of its currency once, and is taken from there if it is reversed', async () => {
  const reference = await foreignPayment(40_000);
  const answers = await Promise.all([settle(reference, CREDITED), settle(reference, CREDITED, carl)]);
  const refused = answers.flatMap((each) => (each.ok ? [] : each.code));
  expect(refused).toEqual(['NOTHING_IN_SUSPENSE']);
  expect([await inSuspense(reference), await cedis()]).toEqual([0, 40_000]);
  expect((await harness.texts()).at(-1)).toMatch(/in another currency. GH₵400.00 is in your wallet/);
  harness.providers.paystack.say(reference, { state: 'refunded' });
  await report(reference);
  expect([await inSuspense(reference), await cedis()]).toEqual([0, 0]);
});

test('what was given back leaves suspense, and the provider’s own word of it moves nothing more', async () => {
  const reference = await foreignPayment(40_000);
  expect(await settle(reference, RETURNED)).toMatchObject({ ok: true, data: { in_suspense: null, approval: null } });
  harness.providers.paystack.say(reference, { state: 'refunded' });
  await report(reference);
  expect([await inSuspense(reference), await cedis(), await harness.accounts()]).toEqual([0, 0, {}]);
  const { rows } = await owner.pool.query(`select reason, details from audit_entry where subject_id = $1`, [reference]);
  expect(rows).toEqual([
    { reason: 'Refunded there', details: { amount: 40_000, currency: 'GHS', bank_reference: 'RF-77' } },
  ]);
});

test('decisions §11: above the limit it is settled once somebody else agrees, and only that sum', async () => {
  const works = { return_suspense: returnAgreed, credit_suspense: creditAgreed } as Parameters<
    typeof createApprovals
  >[0]['works'];
  const approvals = createApprovals({ db: app.db, now, works });
  const agree = (id: number) =>
    inTransaction(app.db, (tx) => approvals.agree(tx, carl, { id, reason: 'Looked at it' }));
  const requested = async (reference: string, how: typeof CREDITED | typeof RETURNED) => {
    const asked = await settle(reference, how);
    return asked.ok ? (asked.data.approval?.id ?? 0) : 0;
  };
  const [credited, returned] = [await foreignPayment(60_000), await foreignPayment(70_000)];
  const [first, second] = [await requested(credited, CREDITED), await requested(returned, RETURNED)];
  expect([await inSuspense(credited), await cedis()]).toEqual([60_000, 0]);
  expect([(await agree(first)).ok, await cedis(), await inSuspense(credited)]).toEqual([true, 60_000, 0]);
  harness.providers.paystack.say(returned, { refunded: 10_000 });
  await report(returned);
  expect(await agree(second)).toMatchObject({ data: { decision: 'impossible' } });
  expect(await inSuspense(returned)).toBe(60_000);
});

test('money in a currency of no wallet is not settled by hand: it goes when its provider says so', async () => {
  const reference = await foreignPayment(40_000, 'USD');
  expect(await settle(reference, CREDITED)).toMatchObject({ ok: false, code: 'SUSPENSE_CURRENCY' });
  expect(await settle(crypto.randomUUID(), CREDITED)).toMatchObject({ ok: false, code: 'PAYMENT_NOT_FOUND' });
  expect(await inSuspense(reference)).toBe(40_000);
});
