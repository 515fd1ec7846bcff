import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import {
  buildCatalog,
  buildCustomer,
  buildStaff,
  freshDatabase,
  secretsOfTests,
  setUpPayments,
} from '../../testing/index.ts';
import { createDishCache } from '../catalog/index.ts';
import { moveFor } from '../fulfilment/index.ts';
import type { Staff } from '../identity/index.ts';
import { createOrders, orderJobs } from '../order/index.ts';
import { createCourier } from './index.ts';

const clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);

let app: Database;
let owner: Database;
let support: Staff<'support'>;
let harness: ReturnType<typeof setUpPayments>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(), fresh.openOwner()];
  await buildCatalog(owner).city({ slug: 'ibadan' });
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
});

let ada: number;
let ends: { readonly source_address: { id: number }; readonly destination_address: { id: number } };
beforeEach(async () => {
  harness = setUpPayments({ app, owner, now });
  ada = await buildCustomer(owner);
  ends = { source_address: await addressAt(3.42), destination_address: await addressAt(3.46) };
});

async function addressAt(longitude: number): Promise<{ id: number }> {
  const [made] = await owner.db
    .insert(schema.customer_address)
    .values({
      ...{ customer_id: ada, pretty_name: 'Marina', display_name: 'Marina', state: 'Lagos', country_code: 'NG' },
      ...{ latitude: 6.43, longitude },
    })
    .returning({ id: schema.customer_address.id });
  if (!made) throw new Error('no address was written');
  return made;
}

/** As one API process has it. */
function openCourier(ordersAnHour = 100_000) {
  const deps = { db: app.db, now, limits: harness.limits, payments: harness.payments };
  const bags = { amount: 0 as never, available_cities: [], excluded_vendor_ids: [] };
  const orders = createOrders({ ...deps, dishes: createDishCache(app.db), bags, ordersAnHour });
  return { orders, courier: createCourier({ ...deps, orders, supportContact: 'help@example.com' }) };
}

const CONTACT = { name: 'Kofi', phone: '08031234567', country_code: 'NG' } as const;
type Body = Parameters<ReturnType<typeof createCourier>['order']>[2];

/** 4.4 km with protection of a worth of ₦10,000. */
const [DELIVERY, PROTECTION, WORTH] = [109_000, 20_000, 1_000_000];
const TOTAL = DELIVERY + PROTECTION;

async function send(more: Partial<Body> = {}, { courier, orders } = openCourier()) {
  const estimated_order_amount = more.estimated_order_amount ?? WORTH;
  const quote = await courier.quote(ada, { ...ends, estimated_order_amount });
  if (!quote.ok) throw new Error(quote.code);
  const body: Body = {
    ...{ source: 'web', source_contact: CONTACT, destination_contact: CONTACT, user_action: 'sending' },
    ...{ customer_delivery_note: '', customer_vendor_note: '', fee_id: quote.data.id, payment_method: 'wallet' },
    ...{ payment_method_id: null, split_payment_with_wallet: false, item_type: ['Books'], other_item_type: '' },
    ...{ package_protection: true, estimated_order_amount, ...more },
  };
  const made = await inTransaction(app.db, (tx) => courier.order(tx, ada, body));
  if (!made.ok) throw new Error(made.code);
  const { id } = made.data;
  return {
    ...{ id, quote: quote.data, body },
    finish: () => courier.finish(ada, made.data),
    status: () => harness.order(ada, id),
    shown: () => orders.get(ada, id),
    again: () => inTransaction(app.db, (tx) => courier.order(tx, ada, body)),
    drop: () => orderJobs(harness.deps)['drop-order']({ order_id: id }, { id: 1, signal: AbortSignal.timeout(5_000) }),
  };
}

/** What an order has moved on each account, all in all. */
async function movedBy(id: number) {
  const { rows } = await owner.pool.query(
    `select split_part(account, ':', 1) as account, sum(amount)::int as amount
     from ledger_entry join ledger_transaction on ledger_transaction.id = transaction_id
     where split_part(ref, ':', 2) = $1::text group by 1 having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
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

const CREATED = { message: 'Delivery created successfully', data: { made_payment: true, payment: null } };
const WAITS = { message: 'Your order is waiting for its payment.', data: { made_payment: false, payment: null } };

describe('a saved card', () => {
  test('is charged after the commit, once, however often the answer is asked for', async () => {
    const sent = await send({ payment_method: 'card', payment_method_id: await saveCard() });
    expect([await sent.status(), harness.providers.paystack.calls.charge]).toEqual(['abandoned', 0]);
    for (const answer of [await sent.finish(), await sent.finish()]) expect(answer).toMatchObject(CREATED);
    expect(harness.providers.paystack.charged()).toHaveLength(1);
    expect(await movedBy(sent.id)).toEqual({
      ...{ clearing: -TOTAL, delivery_revenue: DELIVERY, protection_revenue: PROTECTION },
    });
    expect(await sent.shown()).toMatchObject({
      data: { status: 'received', paid_by: [{ method: 'Visa ending in 4081', amount: TOTAL }] },
    });
  });

  test('that is declined leaves an order that waits, and its fee is used', async () => {
    harness.providers.paystack.failNext('charge', 'declined');
    const sent = await send({ payment_method: 'card', payment_method_id: await saveCard() });
    expect(await sent.finish()).toMatchObject(WAITS);
    expect([await sent.status(), await movedBy(sent.id)]).toEqual(['abandoned', {}]);
    expect(await sent.again()).toMatchObject({ code: 'PACKAGE_FEE_USED', data: { order_id: sent.id } });
  });

  test('whose bank asks for more leads there', async () => {
    harness.providers.paystack.challengeCards();
    const sent = await send({ payment_method: 'card', payment_method_id: await saveCard() });
    expect(await sent.finish()).toMatchObject({
      data: { made_payment: false, payment: { authorization_url: expect.stringContaining('challenge') } },
    });
  });
});

describe('every other way to pay', () => {
  test.each([
    ['online_payment', 'paystack'],
    ['online_payment', null],
    ['mtn', null],
    ['opay', null],
    ['pocket', null],
  ] as const)('waits for its payment: %s %s', async (payment_method, payment_method_id) => {
    const sent = await send({ payment_method, payment_method_id });
    expect(await sent.finish()).toMatchObject(WAITS);
    expect([await sent.status(), await movedBy(sent.id)]).toEqual(['abandoned', {}]);
    expect(await sent.shown()).toMatchObject({ data: { meta_data: {}, expires_at: '2026-11-16T10:30:00.000Z' } });
  });

  test('is complete once the provider says that it was paid, however often', async () => {
    const sent = await send({ payment_method: 'online_payment', payment_method_id: 'paystack' });
    const reference = await harness.startOrder(ada, sent.id);
    harness.providers.paystack.pay(reference);
    await Promise.all([harness.payments.verify(ada, reference), harness.payments.verify(ada, reference)]);
    expect(await sent.status()).toBe('received');
    expect(await movedBy(sent.id)).toEqual({
      ...{ clearing: -TOTAL, delivery_revenue: DELIVERY, protection_revenue: PROTECTION },
    });
  });
});

describe('the wallet', () => {
  const SPLIT = { payment_method: 'online_payment', split_payment_with_wallet: true } as const;

  test('pays all where it may pay a part and covers everything', async () => {
    await harness.fund(ada, TOTAL);
    const sent = await send(SPLIT);
    expect(await sent.finish()).toMatchObject(CREATED);
    expect(await harness.balance(ada)).toBe(0);
  });

  test('pays its part, and a provider the rest', async () => {
    await harness.fund(ada, 29_000);
    const sent = await send(SPLIT);
    const reference = await harness.startOrder(ada, sent.id, { split: true });
    expect(await harness.payment(reference)).toMatchObject({ amount: TOTAL - 29_000, wallet_amount: 29_000 });
    harness.providers.paystack.pay(reference);
    await harness.payments.verify(ada, reference);
    expect([await sent.status(), await harness.balance(ada)]).toEqual(['received', 0]);
    expect(await sent.shown()).toMatchObject({
      data: { paid_by: expect.arrayContaining([{ method: 'Wallet', amount: 29_000 }]) },
    });
  });
});

describe('an order that is not paid', () => {
  test('is dropped after half an hour: its share is back in the wallet, and its fee stays used', async () => {
    await harness.fund(ada, 29_000);
    const sent = await send({ payment_method: 'online_payment', split_payment_with_wallet: true });
    const { rows } = await owner.pool.query(
      `select run_at from job where name = 'drop-order' and data->>'order_id' = $1`,
      [String(sent.id)],
    );
    expect(rows).toEqual([{ run_at: new Date(clock + 30 * 60_000) }]);
    await harness.startOrder(ada, sent.id, { split: true });
    expect(await harness.balance(ada)).toBe(0);
    await Promise.all([sent.drop(), sent.drop()]);
    expect([await sent.status(), await harness.balance(ada)]).toEqual(['cancelled', 29_000]);
    expect(await sent.again()).toMatchObject({ code: 'PACKAGE_FEE_USED' });
  });

  test('whose payment had succeeded by then is paid by it', async () => {
    const sent = await send({ payment_method: 'online_payment' });
    harness.providers.paystack.pay(await harness.startOrder(ada, sent.id));
    await sent.drop();
    expect(await sent.status()).toBe('received');
  });
});

test('for any worth, with protection or without it, giving up gives back to the kobo all that was paid', async () => {
  const asked = fc.record({ worth: fc.integer({ min: 1, max: 500_000_000 }), package_protection: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(asked, async ({ worth, package_protection }) => {
      const before = await harness.balance(ada);
      await harness.fund(ada, 20_000_000);
      const { id, quote } = await send({ estimated_order_amount: worth, package_protection });
      const paid = package_protection ? quote.total_with_protection : quote.total;
      expect(paid).toBe(quote.amount + (package_protection ? quote.protection_fee : 0));
      expect(await harness.balance(ada)).toBe(before + 20_000_000 - paid);
      const step = { orderId: id, now: now(), reason: 'No rider' };
      expect((await inTransaction(app.db, (tx) => moveFor(tx, support, 'give_up', step))).ok).toBe(true);
      expect(await harness.balance(ada)).toBe(before + 20_000_000);
      expect(await movedBy(id)).toEqual({});
    }),
    { numRuns: 25 },
  );
});

test('packages count among the orders that a customer may make in an hour', async () => {
  await harness.fund(ada, 5 * TOTAL);
  const process = openCourier(2);
  await send({}, process);
  await send({}, process);
  await expect(send({}, process)).rejects.toThrow('TOO_MANY_REQUESTS');
  expect(process.orders.countOrder(ada)).toMatchObject({ ok: false });
});
