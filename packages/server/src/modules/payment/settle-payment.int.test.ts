import type { MinorUnits } from '@jara/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema } from '../../db/index.ts';
import { buildCustomer, buildOrder, freshDatabase, setUpPayments } from '../../testing/index.ts';
import { createWallets, lockWallet } from '../wallet/index.ts';
import { releaseHolds } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const HOUR = 3_600_000;

let app: Database;
let owner: Database;
let harness: ReturnType<typeof setUpPayments>;
let ada: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(12), fresh.openOwner()];
});
beforeEach(async () => {
  await owner.pool.query(
    'truncate job, payment, webhook_event, wallet, ledger_transaction, ledger_entry, order_timeline, customer_order cascade',
  );
  harness = setUpPayments({ app, owner, now });
  ada = await buildCustomer(owner);
});

afterEach(async () => expect(await findBreaches(owner.pool)).toEqual([]));

const anOrder = (given = {}) => buildOrder(owner, ada, given);
const settle = (reference: string) => harness.payments.verify(ada, reference);
const drop = (id: number) =>
  inTransaction(app.db, async (tx) => {
    await lockWallet(tx, ada, 'NGN');
    await tx.execute(`update customer_order set status = 'cancelled' where id = ${id} and status = 'abandoned'`);
    await releaseHolds(tx, id, now());
  });

const keptInWallet = async (id: number) => (await harness.payments.ofOrder(ada, id)).data?.credited_to_wallet;

describe('money for an order', () => {
  test('pays it: status, ledger and timeline in one, and the reference is settled', async () => {
    const order = await anOrder({ discount_amount: 30_000, total: 220_000, subtotal: 190_000 });
    const reference = await harness.startOrder(ada, order.id);
    expect(await settle(reference)).toMatchObject({ data: { status: 'Pending', meta: { status: 'pending' } } });
    harness.providers.paystack.pay(reference);
    expect(await settle(reference)).toMatchObject({
      data: { status: 'Completed', meta: { status: 'success' }, credited_to: 'order', order_id: order.id },
    });
    expect(await harness.order(ada, order.id)).toBe('received');
    expect(await harness.accounts()).toEqual({
      clearing: -220_000,
      delivery_revenue: 50_000,
      promo_cost: -30_000,
      service_revenue: 10_000,
      vendor: 190_000,
    });
    expect(await owner.db.select().from(schema.order_timeline)).toMatchObject([{ action: 'MADE_PAYMENT' }]);
    expect(await harness.texts()).toEqual([]);
  });

  test('payment.049 a payment that nobody has made is not moved by asking for it', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    for (const state of ['pending', 'unknown'] as const) {
      harness.providers.paystack.say(reference, { state });
      expect(await settle(reference)).toMatchObject({ data: { status: 'Pending' } });
    }
    harness.providers.paystack.failNext('query', 'silent');
    expect(await settle(reference)).toMatchObject({ data: { status: 'Pending' } });
    expect([await harness.order(ada, order.id), await harness.refs()]).toEqual(['abandoned', []]);
  });

  test('one kobo too little pays nothing: it goes to the wallet, and the customer is told', async () => {
    const order = await anOrder();
    await harness.fund(ada, 1_000_000);
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference, { amount: 249_999 });
    expect(await settle(reference)).toMatchObject({ data: { status: 'Failed', credited_to: 'wallet' } });
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['abandoned', 1_249_999]);
    expect(await harness.texts()).toEqual([expect.stringContaining('we received ₦2,499.99 of ₦2,500.00')]);
  });

  test('the rest of a payment in part goes to the wallet too, and no kobo twice', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.say(reference, { state: 'review', amount: 100_000 });
    await settle(reference);
    harness.providers.paystack.pay(reference, { amount: 240_000 });
    await settle(reference);
    await settle(reference);
    expect([await harness.balance(ada), await harness.order(ada, order.id)]).toEqual([240_000, 'abandoned']);
    expect(await harness.texts()).toHaveLength(2);
  });

  test('too much pays it, and the surplus goes to the wallet', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference, { amount: 250_001 });
    await settle(reference);
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 1]);
    expect(await keptInWallet(order.id)).toBe(1);
    expect(await harness.texts()).toEqual([expect.stringMatching(/is paid. ₦0.01 more .* is in your wallet/)]);
  });

  test.each(['GHS', 'USD'])('in another currency (%s) pays nothing and is kept in suspense', async (currency) => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference, { currency });
    await settle(reference);
    await settle(reference);
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['abandoned', 0]);
    expect(await harness.accounts()).toEqual({ clearing: -250_000, suspense: 250_000 });
    expect(await harness.texts()).toHaveLength(1);
  });

  test('in another currency and taken back by the provider, it leaves suspense once', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference, { currency: 'GHS' });
    await settle(reference);
    harness.providers.paystack.say(reference, { state: 'refunded' });
    await settle(reference);
    await settle(reference);
    expect(await harness.refs()).toEqual([`suspense:${reference}`, `reversal:${reference}:250000`]);
    expect([await harness.accounts(), await harness.balance(ada)]).toEqual([{}, 0]);
  });

  test('an answer about another payment moves nothing', async () => {
    const [mine, other] = [await anOrder(), await anOrder()];
    const reference = await harness.startOrder(ada, mine.id);
    const paid = await harness.startOrder(ada, other.id);
    harness.providers.paystack.pay(paid);
    const { adapter } = harness.providers.paystack;
    const query = adapter.query;
    Object.assign(adapter, { query: () => query({ reference: paid, currency: 'NGN' }) });
    expect(await settle(reference)).toMatchObject({ data: { status: 'Pending' } });
    expect([await harness.order(ada, mine.id), await harness.refs()]).toEqual(['abandoned', []]);
  });
});

describe('money that comes late or twice', () => {
  test('payment.051 after its order was dropped it goes to the wallet, and the customer is told by text', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    await drop(order.id);
    harness.providers.paystack.pay(reference);
    expect(await settle(reference)).toMatchObject({ data: { status: 'Completed', credited_to: 'wallet' } });
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['cancelled', 250_000]);
    const [text] = await harness.texts();
    expect(text).toMatch(/₦2,500.00 for order .* is in your wallet/);
    expect(text).toMatch(new RegExp(` https://jara\\.example/store/orders/${order.id}$`));
    expect(await harness.refs()).toEqual([`late:${reference}`]);
  });

  test('two attempts that both succeed: one pays the order, the other is in the wallet', async () => {
    const order = await anOrder();
    const first = await harness.startOrder(ada, order.id);
    const second = await harness.startOrder(ada, order.id, { method: 'monnify' });
    harness.providers.paystack.pay(first);
    harness.providers.monnify.pay(second);
    await Promise.all([settle(first), settle(second)]);
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 250_000]);
    const results = [await harness.payment(first), await harness.payment(second)].map((each) => each?.credited_to);
    expect(new Set(results)).toEqual(new Set(['order', 'wallet']));
    expect(await harness.texts()).toHaveLength(1);
  });

  test('whoever asks about an order has all its open payments looked up, and learns what went to the wallet', async () => {
    const order = await anOrder();
    const first = await harness.startOrder(ada, order.id);
    const second = await harness.startOrder(ada, order.id, { method: 'monnify' });
    harness.providers.paystack.pay(first);
    expect(await harness.payments.ofOrder(ada, order.id)).toMatchObject({
      data: { reference: first, status: 'Completed', credited_to: 'order', credited_to_wallet: 0 },
    });
    harness.providers.monnify.pay(second);
    expect(await harness.payments.ofOrder(ada, order.id)).toMatchObject({
      data: { reference: first, credited_to: 'order', credited_to_wallet: 250_000 },
    });
  });

  test('a payment that was declined and succeeds after all pays the order that still waits, from the wallet', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.decline(reference);
    expect(await settle(reference)).toMatchObject({ data: { status: 'Failed', meta: { status: 'failed' } } });
    harness.providers.paystack.pay(reference);
    await settle(reference);
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 0]);
    expect(await harness.texts()).toEqual([expect.stringContaining('is paid')]);
    expect(await keptInWallet(order.id), 'it paid the order').toBe(0);
  });

  test('money for an order that the wallet has paid is said to be there, until it is taken back', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    await harness.fund(ada, 250_000);
    const wallet = { method: 'wallet', split_payment_with_wallet: false, save_card: false } as const;
    await inTransaction(app.db, (tx) => harness.payments.openOrderPayment(tx, ada, order.id, wallet));
    harness.providers.paystack.pay(reference);
    await settle(reference);
    expect(await keptInWallet(order.id)).toBe(250_000);
    harness.providers.paystack.say(reference, { state: 'refunded' });
    const attempt = { id: 1, signal: AbortSignal.timeout(5_000) };
    await harness.jobs['handle-webhook']({ provider: 'paystack', reference }, attempt);
    expect(await keptInWallet(order.id)).toBe(0);
  });

  test('money in another currency that goes back in parts leaves suspense in the same parts', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference, { currency: 'GHS' });
    await settle(reference);
    for (const refunded of [100_000, 100_000, 300_000]) {
      harness.providers.paystack.say(reference, { refunded });
      await settle(reference);
    }
    expect(await harness.refs()).toEqual([
      `suspense:${reference}`,
      `reversal:${reference}:100000`,
      `reversal:${reference}:250000`,
    ]);
    expect(await harness.accounts()).toEqual({});
  });

  test('what goes back in part of money that stayed in the wallet is said to be there no more', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    await drop(order.id);
    harness.providers.paystack.pay(reference, { refunded: 100_000 });
    await settle(reference);
    expect([await harness.balance(ada), await keptInWallet(order.id)]).toEqual([150_000, 150_000]);
  });

  test('money that came and went before anybody heard of it ends the payment, and moves nothing', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.say(reference, { state: 'refunded' });
    await settle(reference);
    expect([await harness.refs(), (await harness.payment(reference))?.failure]).toEqual([[], 'refunded']);
  });

  test('money that a provider takes back is taken from the wallet once, also below zero', async () => {
    const order = await anOrder();
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference);
    await settle(reference);
    harness.providers.paystack.say(reference, { state: 'refunded' });
    const attempt = { id: 1, signal: AbortSignal.timeout(5_000) };
    for (let times = 0; times < 3; times += 1)
      await harness.jobs['handle-webhook']({ provider: 'paystack', reference }, attempt);
    expect([await harness.balance(ada), (await harness.payment(reference))?.status]).toEqual([-250_000, 'refunded']);
    expect(await harness.texts()).toHaveLength(1);
  });
});

describe('a share of the wallet', () => {
  const split = { split: true };

  test('is set aside at the start, and pays its part with the provider’s', async () => {
    const order = await anOrder();
    await harness.fund(ada, 100_000);
    const reference = await harness.startOrder(ada, order.id, split);
    expect(await harness.payment(reference)).toMatchObject({ amount: 150_000, wallet_amount: 100_000 });
    expect(await harness.balance(ada)).toBe(0);
    const wallets = createWallets({ db: app.db });
    expect(await wallets.get(ada, 'NGN')).toMatchObject({ data: { balance: 0, held: 100_000 } });
    expect(await wallets.get(ada, 'GHS')).toMatchObject({ data: { balance: 0, held: 0 } });
    const other = await buildCustomer(owner);
    expect(await wallets.get(other, 'NGN')).toMatchObject({ data: { held: 0, holds: [] } });
    harness.providers.paystack.pay(reference);
    await settle(reference);
    expect(await harness.order(ada, order.id)).toBe('received');
    expect(await harness.accounts()).toMatchObject({ clearing: -150_000, vendor: 190_000 });
    expect(await wallets.get(ada, 'NGN')).toMatchObject({ data: { balance: 0, held: 0 } });
  });

  test.each(['declined', 'dropped', 'expired'])('goes back once when the payment is %s', async (how) => {
    const order = await anOrder();
    await harness.fund(ada, 100_000);
    const reference = await harness.startOrder(ada, order.id, split);
    if (how === 'dropped') await drop(order.id);
    if (how === 'declined') harness.providers.paystack.decline(reference);
    if (how === 'expired') clock += 25 * HOUR;
    await settle(reference);
    await drop(order.id);
    await settle(reference);
    expect(await harness.balance(ada)).toBe(100_000);
  });

  test('is free again for the next attempt; a late success of the first still finds its money', async () => {
    const order = await anOrder();
    await harness.fund(ada, 100_000);
    const first = await harness.startOrder(ada, order.id, split);
    const second = await harness.startOrder(ada, order.id, { ...split, method: 'monnify' });
    expect(await harness.payment(second)).toMatchObject({ wallet_amount: 100_000 });
    harness.providers.paystack.pay(first);
    await settle(first);
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 0]);
    harness.providers.monnify.pay(second);
    await settle(second);
    expect(await harness.balance(ada)).toBe(150_000);
  });

  test('stays set aside for the last attempt when an older one fails', async () => {
    const order = await anOrder();
    await harness.fund(ada, 100_000);
    const first = await harness.startOrder(ada, order.id, split);
    const second = await harness.startOrder(ada, order.id, { ...split, method: 'monnify' });
    harness.providers.paystack.decline(first);
    await settle(first);
    expect(await harness.balance(ada)).toBe(0);
    harness.providers.monnify.pay(second);
    await settle(second);
    expect(await harness.payment(second)).toMatchObject({ status: 'succeeded', credited_to: 'order' });
  });

  test('goes back when an older attempt without one pays the order', async () => {
    const order = await anOrder();
    await harness.fund(ada, 100_000);
    const first = await harness.startOrder(ada, order.id);
    await harness.startOrder(ada, order.id, { ...split, method: 'monnify' });
    expect(await harness.balance(ada)).toBe(0);
    harness.providers.paystack.pay(first);
    await settle(first);
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 100_000]);
  });

  test('leaves the provider something to charge, and is none where the channel does not share', async () => {
    const order = await anOrder();
    await harness.fund(ada, 1_000_000);
    const opened = await harness.startOrder(ada, order.id, split);
    expect(await harness.payment(opened)).toMatchObject({ amount: 5_000, wallet_amount: 245_000 });
    const pocket = {
      method: 'pocket',
      order_id: order.id,
      split_payment_with_wallet: true,
      pocket_tag: 'ada',
    } as const;
    const other = await harness.open(ada, pocket);
    const row = other.ok ? await harness.payment(other.data.reference) : undefined;
    expect(row).toMatchObject({ amount: 250_000, wallet_amount: 0, account: 'ada' });
    expect(await harness.balance(ada)).toBe(1_000_000);
  });
});

describe('a top-up', () => {
  test('wallet.012 raises the balance by its amount once it is paid', async () => {
    const reference = await harness.startTopUp(ada, 500_000);
    expect(await harness.balance(ada)).toBe(0);
    harness.providers.paystack.pay(reference);
    expect(await settle(reference)).toMatchObject({ data: { status: 'Completed', destination: 'wallet' } });
    await settle(reference);
    expect([await harness.balance(ada), await harness.refs()]).toEqual([500_000, [`topup:${reference}`]]);
  });

  test.each([
    ['NGN', 9_999, 10_000, 100_000_000, 100_000_001],
    ['GHS', 499, 500, 1_000_000, 1_000_001],
  ] as const)('wallet.013 in %s is refused outside its bounds', async (currency, under, least, most, over) => {
    const answerTo = async (amount: number) => {
      const body = { method: 'paystack', destination: 'wallet', amount: amount as MinorUnits, currency } as const;
      const opened = await harness.open(ada, body);
      return opened.ok ? 'opened' : opened.code;
    };
    expect([await answerTo(under), await answerTo(over)]).toEqual(['TOP_UP_OUT_OF_BOUNDS', 'TOP_UP_OUT_OF_BOUNDS']);
    expect([await answerTo(least), await answerTo(most)]).toEqual(['opened', 'opened']);
  });

  test('wallet.002 in the currency of the debt alone lets an order of another currency be paid', async () => {
    const order = await anOrder();
    await harness.fund(ada, 250_000);
    await harness.fund(ada, -50_000, 'GHS');
    const pay = { method: 'paystack', order_id: order.id, split_payment_with_wallet: false } as const;
    expect(await harness.open(ada, pay)).toMatchObject({ code: 'WALLET_NEGATIVE' });
    const wallet = { method: 'wallet', split_payment_with_wallet: false, save_card: false } as const;
    const byWallet = () => inTransaction(app.db, (tx) => harness.payments.openOrderPayment(tx, ada, order.id, wallet));
    expect(await byWallet()).toMatchObject({ code: 'WALLET_NEGATIVE' });
    await harness.fund(ada, 50_000, 'GHS');
    expect((await byWallet()).ok).toBe(true);
  });

  test('wallet.002 settles a negative balance, and the same order can be paid then', async () => {
    const order = await anOrder();
    await harness.fund(ada, -50_000);
    const pay = { method: 'paystack', order_id: order.id, split_payment_with_wallet: false } as const;
    expect(await harness.open(ada, pay)).toMatchObject({ code: 'WALLET_NEGATIVE' });
    const reference = await harness.startTopUp(ada, 50_000);
    harness.providers.paystack.pay(reference);
    await settle(reference);
    expect([await harness.balance(ada), (await harness.open(ada, pay)).ok]).toEqual([0, true]);
  });
});
