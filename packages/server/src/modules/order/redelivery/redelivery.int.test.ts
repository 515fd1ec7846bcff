import { randomUUID } from 'node:crypto';
import type { PaymentMethodType, ProviderChannel } from '@jara/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema } from '../../../db/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildFailedOrder,
  buildPackageOrder,
  buildStaff,
  findOrder,
  freshDatabase,
  PACKAGE_ORDER,
  secretsOfTests,
  setUpPayments,
} from '../../../testing/index.ts';
import { createRedeliveries, createTracking, moveOrder } from '../index.ts';
import { showOrder } from '../show/show-order.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-16T11:30:00Z');
let clock = NOON;
const now = () => new Date(clock);
/** ₦600 and two kilometres, a tenth more at noon in Lagos. */
const FEE = 82_000;

let app: Database;
let owner: Database;
let vendor_id: number;
let ada: number;
let order: number;
let harness: ReturnType<typeof setUpPayments>;
let redeliveries: ReturnType<typeof createRedeliveries>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(20), fresh.openOwner()];
  const build = buildCatalog(owner);
  vendor_id = (await build.vendor({ city_id: (await build.city({ slug: 'lagos' })).id })).id;
});
beforeEach(async () => {
  clock = NOON;
  harness = setUpPayments({ app, owner, now });
  redeliveries = createRedeliveries({ db: app.db, now, limits: harness.limits, payments: harness.payments });
  await owner.pool.query(
    'truncate job, payment, wallet, ledger_transaction, ledger_entry, order_timeline, customer_order, package_fee cascade',
  );
  ada = await buildCustomer(owner);
  order = await failedOrder();
});
afterEach(async () => expect(await findBreaches(owner.pool)).toEqual([]));

const failedOrder = async () => (await buildFailedOrder(owner, ada, { failed_at: now(), vendor_id })).id;

async function quote(): Promise<number> {
  const quoted = await redeliveries.quote(ada, order);
  if (!quoted.ok) throw new Error(quoted.code);
  return quoted.data.id;
}
async function request(fee_id: number, method: PaymentMethodType = 'wallet', method_id: string | null = null) {
  const opened = await inTransaction(app.db, (tx) =>
    redeliveries.request(tx, ada, order, { fee_id, method, method_id }),
  );
  return opened.ok ? redeliveries.finish(ada, opened.data) : opened;
}
type Opening = { readonly method?: ProviderChannel; readonly amount?: number; readonly customer?: number };
const open = (fee: number, { method = 'paystack', amount = FEE, customer = ada }: Opening = {}) =>
  harness.open(customer, { method, destination: 'order_redelivery', destination_id: fee, order_id: order, amount });
async function start(fee: number, method?: ProviderChannel): Promise<string> {
  const opened = await open(fee, method && { method });
  if (!opened.ok) throw new Error(opened.code);
  const started = await harness.payments.executeStart(ada, opened.data);
  if (!started.ok) throw new Error(started.code);
  return opened.data.reference;
}
async function saveCard(): Promise<string> {
  const id = randomUUID();
  await owner.db.insert(schema.saved_card).values({
    ...{ id, customer_id: ada, provider: 'paystack', signature: id, brand: 'visa', last4: '4081', currency: 'NGN' },
    ...{ exp_month: 12, exp_year: 2030, email: 'ada@example.com', created_at: now() },
    sealed_token: secretsOfTests.seal('AUTH_1'),
  });
  return id;
}
/** An attempt to pay the order itself, which was then paid another way. */
const openOrderPayment = () =>
  owner.db.insert(schema.payment).values({
    ...{ reference: randomUUID(), customer_id: ada, destination: 'order', order_id: order, status: 'pending' },
    ...{ provider: 'paystack', channel: 'paystack', amount: FEE, currency: 'NGN', created_at: now() },
    ...{ return_url: '', cancel_url: '' },
  });
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);
const status = () => harness.order(ada, order);
const events = async () => (await owner.db.select().from(schema.order_event)).map(({ action }) => action);

const shown = async () => {
  const stored = await findOrder(app.db, order);
  if (!stored) throw new Error('the order is gone');
  return showOrder(app.db, stored, now());
};
const shownRedelivery = async () => (await shown()).redelivery;
async function tracked() {
  const found = await createTracking({ db: app.db, now }).track(ada, order);
  if (!found.ok) throw new Error(found.code);
  return found.data;
}

describe('the amount', () => {
  test('order.047 is a fee by today’s tariff, of the way alone, and lasts a quarter of an hour', async () => {
    const quoted = await redeliveries.quote(ada, order);
    expect(quoted).toMatchObject({
      data: {
        ...{ original_delivery_amount: 74_000, final_delivery_amount: FEE, delivery_price_factor: 1.1 },
        ...{ original_service_amount: 0, final_service_amount: 0, small_order_amount: 0, amount: FEE },
      },
    });
    expect(await owner.db.select().from(schema.redelivery)).toMatchObject([
      { order_id: order, amount: FEE, expires_at: new Date(NOON + 15 * MINUTE), requested_at: null },
    ]);
    await harness.fund(ada, FEE);
    clock += 15 * MINUTE;
    if (quoted.ok) expect(codeOf(await request(quoted.data.id))).toBe('REDELIVERY_FEE_STALE');
    expect([await status(), await harness.balance(ada)]).toEqual(['failed', FEE]);
  });

  test('order.047 is told only of one’s own failed delivery, for an hour, and so often', async () => {
    const stranger = await buildCustomer(owner);
    expect(codeOf(await redeliveries.quote(stranger, order))).toBe('ORDER_NOT_FOUND');
    clock = NOON + 60 * MINUTE - 1;
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('done');
    clock = NOON + 60 * MINUTE;
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('REDELIVERY_TOO_LATE');
    clock = NOON;
    await owner.pool.query("update customer_order set status = 'in_transit'");
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('REDELIVERY_NOT_OFFERED');
    for (let nth = 0; nth < 30; nth += 1) await redeliveries.quote(ada, order);
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('TOO_MANY_REQUESTS');
    expect(codeOf(await redeliveries.quote(ada, order + 1)), 'of all orders together').toBe('TOO_MANY_REQUESTS');
  });
});

describe('after a failure that was not the customer’s', () => {
  const blame = (fault: string) => owner.pool.query('update customer_order set delivery_fault = $1', [fault]);

  test.each(['rider_fault', 'vendor_fault'])('another delivery is free and asked for once: %s', async (fault) => {
    await blame(fault);
    const quoted = await redeliveries.quote(ada, order);
    expect(quoted).toMatchObject({ data: { amount: 0, final_delivery_amount: 0, original_delivery_amount: 74_000 } });
    const fee = quoted.ok ? quoted.data.id : 0;
    expect(codeOf(await open(fee, { amount: 0 })), 'nobody is asked for nothing').toBe('REDELIVERY_NOT_OFFERED');
    const asked = await Promise.all([request(fee), request(fee)]);
    expect(asked).toMatchObject([{ data: { made_payment: true } }, { data: { made_payment: true } }]);
    expect([await status(), await harness.balance(ada)]).toEqual(['in_transit', 0]);
    expect(await events()).toEqual(['ORDER_REDELIVERY_REQUESTED']);
    expect(await shownRedelivery()).toBeNull();
  });

  test('it says so, and is nobody else’s, and no more once its hour is over', async () => {
    await blame('rider_fault');
    const { delivery_fault, timeline } = await shown();
    expect([delivery_fault, timeline.at(-1)?.description]).toEqual(['rider_fault', 'Your rider could not bring it.']);
    clock = NOON + 59 * MINUTE;
    const fee_id = await quote();
    clock = NOON + 60 * MINUTE;
    expect(codeOf(await request(fee_id))).toBe('REDELIVERY_TOO_LATE');
    expect(await status()).toBe('failed');
  });

  test('a fee of nothing is its own customer’s, lasts a quarter of an hour, and ends with whose fault it was', async () => {
    await blame('rider_fault');
    const fee_id = await quote();
    const stranger = await buildCustomer(owner);
    const body = { fee_id, method: 'wallet', method_id: null } as const;
    const strange = await inTransaction(app.db, (tx) => redeliveries.request(tx, stranger, order, body));
    expect(codeOf(strange)).toBe('ORDER_NOT_FOUND');
    await owner.pool.query('update customer_order set delivery_fault = null');
    expect(codeOf(await request(fee_id))).toBe('REDELIVERY_FEE_STALE');
    await blame('rider_fault');
    clock += 15 * MINUTE;
    expect(codeOf(await request(fee_id))).toBe('REDELIVERY_FEE_STALE');
    expect([await status(), await events()]).toEqual(['failed', []]);
  });

  test('none is sold for an order that support has sent out again', async () => {
    const fee_id = await quote();
    const found = await findOrder(app.db, order);
    if (!found) throw new Error('the order is gone');
    for (const action of ['redeliver', 'fail_delivery'] as const)
      await inTransaction(app.db, (tx) => moveOrder(tx, found, { action, actor: 'support 1', now: now() }));
    await harness.fund(ada, FEE);
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('REDELIVERY_NOT_OFFERED');
    expect([codeOf(await request(fee_id)), await harness.balance(ada)]).toEqual(['REDELIVERY_NOT_OFFERED', FEE]);
  });

  test('whose fault it was is said with the failure, and forgotten with the next', async () => {
    const found = await findOrder(app.db, order);
    if (!found) throw new Error('the order is gone');
    const fail = async (fault: 'rider_fault' | null) => {
      await owner.pool.query("update customer_order set status = 'arrived'");
      const move = { action: 'fail_delivery', actor: 'rider 1', fault, now: now() } as const;
      return (await inTransaction(app.db, (tx) => moveOrder(tx, found, move)))?.delivery_fault;
    };
    expect([await fail('rider_fault'), await fail(null)]).toEqual(['rider_fault', null]);
  });
});

test('order.047 of a package is a fee by the courier’s tariff in its city, and sends it out again', async () => {
  // ₦800 and two kilometres; noon is no busy hour in Enugu.
  const fee = 94_000;
  const enugu = { id: 900, slug: 'enugu', display_name: 'Enugu', state: 'Enugu', country_code: 'NG', currency: 'NGN' };
  const place = { time_zone: 'Africa/Lagos', latitude: 6.45, longitude: 7.5 };
  await owner.db.insert(schema.city).values({ ...enugu, ...place } as typeof schema.city.$inferInsert);
  const { content } = PACKAGE_ORDER;
  const inEnugu = { ...content, package: { ...content?.package, city: 'enugu' } } as NonNullable<typeof content>;
  const sent = await buildPackageOrder(owner, ada, { status: 'failed', created_at: now(), content: inEnugu });
  await owner.db
    .insert(schema.order_timeline)
    .values({ order_id: sent.id, action: 'ORDER_DELIVERY_FAILED', created_at: now() });
  order = sent.id;
  const quoted = await redeliveries.quote(ada, order);
  expect(quoted).toMatchObject({
    data: { original_delivery_amount: 94_000, delivery_price_factor: 1, final_service_amount: 0, amount: fee },
  });
  await harness.fund(ada, fee);
  if (quoted.ok) expect(codeOf(await request(quoted.data.id))).toBe('done');
  expect([await status(), await harness.balance(ada)]).toEqual(['in_transit', 0]);
  expect((await tracked()).destination?.name, 'to the same receiver').toBe('2 Marina');
});

describe('a request', () => {
  test('order.048 that the wallet pays sends the order out again, once', async () => {
    await harness.fund(ada, 100_000);
    const [fee, another] = [await quote(), await quote()];
    expect(await request(fee)).toMatchObject({ data: { made_payment: true, payment: null } });
    expect([await status(), await events()]).toEqual(['in_transit', ['ORDER_REDELIVERY_REQUESTED']]);
    expect(await harness.balance(ada)).toBe(100_000 - FEE);
    expect(await harness.accounts()).toMatchObject({ delivery_revenue: FEE });
    expect(codeOf(await request(fee)), 'the same again is there already').toBe('done');
    expect(codeOf(await request(another))).toBe('REDELIVERY_NOT_OFFERED');
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('REDELIVERY_NOT_OFFERED');
    expect((await harness.refs()).slice(1)).toEqual([`redelivery:${fee}`]);
    await owner.pool.query("update customer_order set status = 'failed'");
    expect(codeOf(await redeliveries.quote(ada, order)), 'nor when that fails too').toBe('REDELIVERY_NOT_OFFERED');
  });

  test('that is paid stands in the order with its fee and who paid it, and a quote does not', async () => {
    await harness.fund(ada, FEE);
    const fee = await quote();
    expect(await shownRedelivery()).toBeNull();
    await request(fee);
    expect(await shownRedelivery()).toEqual({ amount: FEE, paid_by: 'Wallet', requested_at: now().toISOString() });
  });

  test('order.048 is refused, and changes nothing, where it cannot be paid', async () => {
    const fee = await quote();
    await harness.fund(ada, FEE - 1);
    expect(codeOf(await request(fee))).toBe('WALLET_TOO_SMALL');
    expect(codeOf(await request(fee, 'online_payment'))).toBe('CHANNEL_NOT_OFFERED');
    expect(codeOf(await request(fee, 'card', randomUUID()))).toBe('CARD_NOT_FOUND');
    expect(codeOf(await request(fee + 1))).toBe('ORDER_NOT_FOUND');
    await harness.fund(ada, -FEE);
    expect(codeOf(await request(fee, 'card', await saveCard()))).toBe('WALLET_NEGATIVE');
    expect([await status(), await harness.balance(ada), await events()]).toEqual(['failed', -1, []]);
  });

  test('order.048 is of the order whose fee it pays', async () => {
    await harness.fund(ada, 2 * FEE);
    const fee = await quote();
    order = await failedOrder();
    expect(codeOf(await request(fee))).toBe('ORDER_NOT_FOUND');
    expect([await status(), await harness.balance(ada)]).toEqual(['failed', 2 * FEE]);
  });

  test('order.048 charges a saved card after the commit; one that is declined leaves all as it was', async () => {
    const [fee, card] = [await quote(), await saveCard()];
    harness.providers.paystack.failNext('charge', 'declined');
    expect(codeOf(await request(fee, 'card', card))).toBe('PAYMENT_DECLINED');
    expect(await status()).toBe('failed');
    expect(await request(fee, 'card', card)).toMatchObject({ data: { made_payment: true } });
    expect(await status()).toBe('in_transit');
    expect(await harness.payments.ofRedelivery(ada, order)).toMatchObject({
      data: { destination: 'order_redelivery', order_id: order, status: 'Completed', credited_to: 'redelivery' },
    });
    expect(await harness.payments.ofOrder(ada, order), 'is no payment of the order').toMatchObject({ data: null });
  });
});

describe('a rider who has left', () => {
  const employ = async (ended_at: Date | null) =>
    void (await owner.pool.query('update staff set ended_at = $1', [ended_at]));
  beforeEach(async () => {
    const { id } = await buildStaff(owner, { role: 'rider' });
    await owner.pool.query('update customer_order set rider_id = $1', [id]);
  });

  test('order.047 order.048 brings nothing any more: no fee is told, and none is taken', async () => {
    await harness.fund(ada, FEE);
    const [fee, reference] = [await quote(), await start(await quote())];
    await employ(now());
    expect(codeOf(await redeliveries.quote(ada, order))).toBe('REDELIVERY_NOT_OFFERED');
    expect(codeOf(await request(fee))).toBe('REDELIVERY_NOT_OFFERED');
    harness.providers.paystack.pay(reference);
    await harness.payments.verify(ada, reference);
    expect([await status(), await harness.balance(ada)]).toEqual(['failed', 2 * FEE]);
  });

  test('is still named to the customer, and cannot be called', async () => {
    await owner.pool.query("update customer_order set status = 'in_transit'");
    const drivers = async () => [(await shown()).driver, (await tracked()).driver];
    expect(await drivers()).toEqual(Array(2).fill({ name: 'Bola', phone: expect.stringMatching(/^\+234/) }));
    await employ(now());
    expect(await drivers()).toEqual(Array(2).fill({ name: 'Bola', phone: null }));
  });
});

test('a redelivery that arrives and fails too stands last, once, and its text offers no other', async () => {
  const found = await findOrder(app.db, order);
  const move = (action: 'arrive' | 'fail_delivery') =>
    inTransaction(app.db, (tx) =>
      moveOrder(tx, found as NonNullable<typeof found>, { action, actor: 'rider 1', now: now() }),
    );
  clock = NOON - 20 * MINUTE;
  await owner.pool.query("update customer_order set status = 'in_transit'");
  await move('arrive');
  await owner.pool.query("update customer_order set status = 'failed'");
  clock = NOON;
  await harness.fund(ada, FEE);
  await request(await quote());
  clock += 19 * MINUTE;
  await move('arrive');
  const arrivedAt = now().toISOString();
  clock += MINUTE;
  await move('fail_delivery');
  for (const { timeline } of [await shown(), await tracked()])
    expect(timeline.map(({ action, created_at }) => [action, created_at])).toEqual([
      ['ORDER_REDELIVERY_REQUESTED', new Date(NOON).toISOString()],
      ['DRIVER_ARRIVED_AT_CUSTOMER_LOCATION', arrivedAt],
      ['ORDER_DELIVERY_FAILED', now().toISOString()],
    ]);
  expect((await harness.texts()).at(-1)).toMatch(/couldn't reach you again .* Get help/);
});

describe('an online payment', () => {
  test('order.049 of the fee’s amount alone is started, and sends the order out once, however often told', async () => {
    const fee = await quote();
    expect(codeOf(await open(fee, { amount: FEE - 1 }))).toBe('REDELIVERY_FEE_STALE');
    const stranger = await buildCustomer(owner);
    expect(codeOf(await open(fee, { customer: stranger, amount: FEE - 1 }))).toBe('ORDER_NOT_FOUND');
    await openOrderPayment();
    const reference = await start(fee);
    expect(await start(fee), 'the same wish again').toBe(reference);
    expect(await harness.payment(reference)).toMatchObject({ redelivery_id: fee, amount: FEE });
    harness.providers.paystack.pay(reference);
    await Promise.all(Array.from({ length: 20 }, () => harness.payments.verify(ada, reference)));
    expect([await status(), await events()]).toEqual(['in_transit', ['ORDER_REDELIVERY_REQUESTED']]);
    expect([await harness.refs(), await harness.balance(ada)]).toEqual([[`redelivery:${fee}`], 0]);
    expect(await shownRedelivery()).toMatchObject({ amount: FEE, paid_by: 'Paystack' });
  });

  test('that fails says so, and that one before it is still being confirmed', async () => {
    const fee = await quote();
    await start(fee);
    expect(await redeliveries.payment(ada, order)).toMatchObject({ data: { status: 'Pending', is_other_open: false } });
    clock += MINUTE;
    harness.providers.monnify.decline(await start(fee, 'monnify'));
    expect(await redeliveries.payment(ada, order)).toMatchObject({ data: { status: 'Failed', is_other_open: true } });
  });

  test('order.049 of a later fee that costs less is another attempt', async () => {
    clock = Date.parse('2026-11-16T12:55:00Z');
    order = await failedOrder();
    const before = await start(await quote());
    clock += 10 * MINUTE;
    const opened = await open(await quote(), { amount: 74_000 });
    expect(opened).toMatchObject({ ok: true });
    if (opened.ok) expect(opened.data.reference).not.toBe(before);
  });

  test('order.049 that was opened in time counts a little later, and goes to the wallet after that', async () => {
    clock = NOON + 59 * MINUTE;
    const fee = await quote();
    const reference = await start(fee);
    clock = NOON + 61 * MINUTE;
    expect(codeOf(await open(fee, { method: 'monnify' }))).toBe('REDELIVERY_TOO_LATE');
    harness.providers.paystack.pay(reference);
    await harness.payments.verify(ada, reference);
    expect(await status()).toBe('in_transit');

    order = await failedOrder();
    const late = await start(await quote());
    clock += 90 * MINUTE;
    harness.providers.paystack.pay(late);
    await harness.payments.verify(ada, late);
    expect([await status(), await harness.balance(ada)]).toEqual(['failed', FEE]);
    expect(await harness.texts()).toEqual([
      `Jara: your payment of ₦820.00 for the redelivery of order #${order} came in and could not be used for it. It is in your wallet. https://jara.example/store/orders/${order}`,
    ]);
  });

  test('order.049 beside another, a wallet and two tabs: one redelivery, all other money in the wallet', async () => {
    await harness.fund(ada, FEE);
    const fees = [await quote(), await quote()] as const;
    const references = [await start(fees[0]), await start(fees[1], 'monnify')] as const;
    harness.providers.paystack.pay(references[0]);
    harness.providers.monnify.pay(references[1]);
    const outcomes = await Promise.all([
      ...references.map((reference) => harness.payments.verify(ada, reference)),
      ...fees.flatMap((fee) => [request(fee), request(fee)]),
    ]);
    expect(new Set(outcomes.map(codeOf))).toContain('done');
    expect([await status(), await events()]).toEqual(['in_transit', ['ORDER_REDELIVERY_REQUESTED']]);
    expect((await harness.refs()).filter((ref) => ref.startsWith('redelivery:'))).toHaveLength(1);
    expect(await harness.balance(ada), 'three times the fee less one').toBe(2 * FEE);
  });
});
