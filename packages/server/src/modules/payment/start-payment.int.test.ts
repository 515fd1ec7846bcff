import { FAILURES } from '@jara/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import { buildCustomer, buildOrder, freshDatabase, secretsOfTests, setUpPayments } from '../../testing/index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);

let app: Database;
let owner: Database;
let harness: ReturnType<typeof setUpPayments>;
let ada: number;
let order: Awaited<ReturnType<typeof buildOrder>>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(12), fresh.openOwner()];
});
beforeEach(async () => {
  harness = setUpPayments({ app, owner, now });
  ada = await buildCustomer(owner);
  order = await buildOrder(owner, ada);
});

const pay = (method: 'paystack' | 'monnify' | 'opay', more = {}) =>
  harness.open(ada, { method, order_id: order.id, split_payment_with_wallet: false, ...more });
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'opened' : outcome.code);
const referenceOf = (outcome: Awaited<ReturnType<typeof pay>>) => (outcome.ok ? outcome.data.reference : outcome.code);

describe('a start', () => {
  test('payment.033 payment.011 answers with what the page needs, and is looked up from then on', async () => {
    const opened = await pay('paystack');
    if (!opened.ok) throw new Error(opened.code);
    const { reference } = opened.data;
    expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({
      data: {
        ...{ processor: 'paystack', channel: 'paystack', reference, amount: 250_000, currency: 'NGN' },
        ...{ access_code: reference.slice(0, 8), authorization_url: `https://pay.example/${reference}` },
        ...{ public_key: 'paystack-public', email: 'ada@example.com', name: 'Ada Obi', status: 'pending' },
        phone: expect.stringMatching(/^234803/),
      },
    });
    const jobs = await owner.db.select().from(schema.job);
    const job = jobs.find(({ dedupe_key }) => dedupe_key === reference);
    expect(job).toMatchObject({ name: 'query-payment', lane: 'payment-paystack', run_at: new Date(clock + 5_000) });
  });

  test('payment.034 sends people back to the page that it names, or to the order’s own', async () => {
    const urls = async (more: object) => {
      const row = await harness.payment(referenceOf(await pay('monnify', more)) ?? '');
      await owner.db.delete(schema.payment);
      return [row?.return_url, row?.cancel_url];
    };
    const page = `https://jara.example/store/orders/${order.id}`;
    expect(await urls({})).toEqual([page, page]);
    const [back, cancelled] = ['https://jara.example/store/back', 'https://jara.example/store?x=1'];
    expect(await urls({ callback_url: back })).toEqual([back, back]);
    expect(await urls({ return_url: back, cancel_url: cancelled })).toEqual([back, cancelled]);
    const typed = 'HTTPS://jara.example:443/x/../store/"back"\t?y=<1>';
    const [checked] = await urls({ return_url: typed });
    expect(checked, 'as it was checked').toBe('https://jara.example/store/%22back%22?y=%3C1%3E');
  });

  test.each([
    'https://evil.example/store',
    'http://jara.example/store',
    'https://jara.example/elsewhere',
    'https://jara.example/storefront',
    'https://jara.example@evil.example/store',
    'https://user:word@jara.example/store',
    'https://jara.example/store/../admin',
    'https://jara.example:8443/store',
    'https://jara.example/store/..%2fadmin',
    'https://jara.example/store/..%5Cadmin',
    'https://jara.example\\store',
  ])('refuses to send people to %s', async (url) => {
    for (const field of ['callback_url', 'return_url', 'cancel_url'])
      expect(codeOf(await pay('paystack', { [field]: url }))).toBe('CALLBACK_NOT_OURS');
  });

  test('is refused where a channel is not of the currency, or its provider is not in use', async () => {
    expect(codeOf(await pay('opay'))).toBe('CHANNEL_NOT_OFFERED');
    const ghana = await buildOrder(owner, ada, { currency: 'GHS' });
    expect(codeOf(await pay('monnify', { order_id: ghana.id }))).toBe('CHANNEL_NOT_OFFERED');
    expect(codeOf(await pay('paystack', { order_id: ghana.id }))).toBe('opened');
  });

  test('of mobile money and Pocket names the account that is asked', async () => {
    const momo = (method: string, momo_account_number?: string) =>
      harness.open(ada, { method, order_id: order.id, split_payment_with_wallet: false, momo_account_number } as never);
    expect(codeOf(await momo('mtn_momo_ng'))).toBe('MOMO_NUMBER_INVALID');
    expect(codeOf(await momo('mtn_momo_ng', '0241234567'))).toBe('MOMO_NUMBER_INVALID');
    const opened = await momo('mtn_momo_ng', '0803 123 4567');
    expect(await harness.payment(referenceOf(opened) ?? '')).toMatchObject({ account: '2348031234567' });
    expect(codeOf(await momo('pocket'))).toBe('POCKET_TAG_MISSING');
  });

  test('is refused for an order of somebody else, paid or dropped', async () => {
    const theirs = await buildOrder(owner, await buildCustomer(owner));
    expect(codeOf(await pay('paystack', { order_id: theirs.id }))).toBe('ORDER_NOT_FOUND');
    expect(codeOf(await pay('paystack', { order_id: 7 }))).toBe('ORDER_NOT_FOUND');
    const paid = await buildOrder(owner, ada, {
      status: 'received',
      paid_at: now(),
      total: 0,
      subtotal: 0,
      delivery_amount: 0,
      service_amount: 0,
    });
    expect(codeOf(await pay('paystack', { order_id: paid.id }))).toBe('ORDER_PAID');
    const dropped = await buildOrder(owner, ada, { status: 'cancelled' });
    expect(codeOf(await pay('paystack', { order_id: dropped.id }))).toBe('ORDER_DROPPED');
  });
});

describe('a second start', () => {
  test('of the same wish gives the same attempt for twenty minutes', async () => {
    const first = await harness.startOrder(ada, order.id);
    expect(await harness.startOrder(ada, order.id)).toBe(first);
    expect(await harness.startOrder(ada, order.id, { method: 'monnify' })).not.toBe(first);
    clock += 20 * 60_000;
    expect(await harness.startOrder(ada, order.id)).not.toBe(first);
  });

  test('by many at once opens one attempt, and one of them asks the provider', async () => {
    const references = await Promise.all(Array.from({ length: 8 }, () => harness.startOrder(ada, order.id)));
    expect(new Set(references).size).toBe(1);
    expect(harness.providers.paystack.calls.start).toBe(1);
  });

  const pocket = (nth: number) =>
    harness.open(ada, {
      method: 'pocket',
      order_id: order.id,
      split_payment_with_wallet: false,
      pocket_tag: `ada${nth}`,
    });
  const mayBegin = async () => (await harness.payments.ofOrder(ada, order.id)).data?.may_begin;

  test('of ever another wish is refused while five are open, and each of the five goes on', async () => {
    const references: (string | undefined)[] = [];
    for (let nth = 1; nth <= 5; nth += 1, clock += 1) {
      expect(nth === 1 ? 'any' : await mayBegin()).toBe('any');
      references.push(referenceOf(await pocket(nth)));
    }
    expect([await mayBegin(), codeOf(await pocket(6))]).toEqual(['begun', 'TOO_MANY_ATTEMPTS']);
    for (const nth of [5, 2, 4]) expect(referenceOf(await pocket(nth))).toBe(references[nth - 1]);
  });

  test('of one of five again gives back what was set aside for the last one', async () => {
    await harness.fund(ada, 100_000);
    const split = (method: 'paystack' | 'monnify') =>
      harness.open(ada, { method, order_id: order.id, split_payment_with_wallet: true });
    expect(codeOf(await split('paystack'))).toBe('opened');
    expect(await harness.balance(ada)).toBe(0);
    clock += 1;
    for (let nth = 2; nth <= 4; nth += 1, clock += 1) await pocket(nth);
    expect(await harness.balance(ada), 'it is set aside for the last one').toBe(100_000);
    expect([codeOf(await split('monnify')), await harness.balance(ada)]).toEqual(['opened', 0]);
    // Its share went back when the second was begun.
    expect(codeOf(await split('paystack'))).toBe('TOO_MANY_ATTEMPTS');
    expect([codeOf(await pocket(3)), await harness.balance(ada)]).toEqual(['opened', 100_000]);
  });

  test('is not refused for attempts that nobody can pay in any more', async () => {
    for (let nth = 1; nth <= 5; nth += 1) {
      harness.providers.paystack.failNext('start', 'silent');
      const opened = await pay('paystack');
      if (!opened.ok) throw new Error(opened.code);
      await harness.payments.executeStart(ada, opened.data);
      clock += 20_001;
    }
    expect([await mayBegin(), codeOf(await pay('monnify'))]).toEqual(['any', 'opened']);
  });

  test('is refused to any while five are open, until their pages have ended', async () => {
    for (let nth = 1; nth <= 5; nth += 1) {
      const opened = await pocket(nth);
      if (opened.ok) await harness.payments.executeStart(ada, opened.data);
    }
    clock += 20 * 60_000;
    expect([await mayBegin(), codeOf(await pocket(6))]).toEqual(['any', 'opened']);
  });

  test('looks the first one up, and is not made if that has paid', async () => {
    const first = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(first);
    const second = await pay('monnify');
    if (!second.ok) throw new Error(second.code);
    expect(await harness.payments.executeStart(ada, second.data)).toMatchObject({ code: 'ORDER_PAID' });
    expect(harness.providers.monnify.calls.start).toBe(0);
    expect(await harness.payment(second.data.reference)).toMatchObject({ status: 'failed' });
  });
});

describe('a provider that', () => {
  test('says no is not asked again, and the attempt is over', async () => {
    harness.providers.paystack.failNext('start', 'declined');
    const opened = await pay('paystack');
    if (!opened.ok) throw new Error(opened.code);
    for (let times = 0; times < 2; times += 1)
      expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect(harness.providers.paystack.calls.start).toBe(1);
    expect(referenceOf(await pay('paystack'))).not.toBe(opened.data.reference);
  });

  test('does not answer leaves the attempt open, and it is asked again under the same reference', async () => {
    harness.providers.paystack.failNext('start', 'silent');
    const opened = await pay('paystack');
    if (!opened.ok) throw new Error(opened.code);
    expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(await harness.startOrder(ada, order.id)).toBe(opened.data.reference);
    expect(harness.providers.paystack.calls.start).toBe(2);
  });

  test('asks the payer by itself is asked once, although its answer was lost', async () => {
    const momo = { method: 'mtn_momo_ng', order_id: order.id, momo_account_number: '08031234567' } as never;
    const { mtn_momo } = harness.providers;
    mtn_momo.failNext('start', 'lost');
    const opened = await harness.open(ada, momo);
    if (!opened.ok) throw new Error(opened.code);
    expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    const again = await harness.open(ada, momo);
    expect(referenceOf(again)).toBe(opened.data.reference);
    expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ data: { status: 'pending' } });
  });

  test('has begun a payment whose page was lost is asked for another one', async () => {
    harness.providers.paystack.failNext('start', 'lost');
    const opened = await pay('paystack');
    if (!opened.ok) throw new Error(opened.code);
    expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    for (let times = 0; times < 2; times += 1)
      expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ code: 'PAYMENT_NOT_STARTED' });
    expect(await harness.startOrder(ada, order.id)).not.toBe(opened.data.reference);
  });

  test('calls a reference that it knows invalid has declined nothing: only the page was lost', async () => {
    const [first, second] = [await pay('monnify'), await pay('paystack')];
    if (!first.ok || !second.ok) throw new Error('not opened');
    const { monnify, paystack } = harness.providers;
    monnify.failNext('start', 'lost', 'invalid');
    expect(await harness.payments.executeStart(ada, first.data)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(await harness.payments.executeStart(ada, first.data)).toMatchObject({ code: 'PAYMENT_NOT_STARTED' });
    paystack.failNext('start', 'invalid');
    expect(await harness.payments.executeStart(ada, second.data)).toMatchObject({ code: 'PAYMENT_DECLINED' });
  });

  test('has nothing to say to a dead attempt leaves no answer that would keep its key', async () => {
    const late = await pay('monnify');
    if (!late.ok) throw new Error(late.code);
    harness.providers.paystack.pay(await harness.startOrder(ada, order.id));
    expect(await harness.payments.executeStart(ada, late.data)).toMatchObject({ code: 'ORDER_PAID' });
    expect(await harness.payments.executeStart(ada, late.data)).toMatchObject({ code: 'PAYMENT_NOT_STARTED' });
    expect(FAILURES.PAYMENT_NOT_STARTED.status).toBeLessThan(500);
  });

  test('is asked by a process that dies can be asked by another after twenty seconds', async () => {
    const opened = await pay('paystack');
    if (!opened.ok) throw new Error(opened.code);
    await owner.db.update(schema.payment).set({ started_at: now() });
    clock += 20_001;
    expect(await harness.payments.executeStart(ada, opened.data)).toMatchObject({ data: opened.data });
  });

  test('has never heard of an attempt after two minutes ends it', async () => {
    harness.providers.paystack.failNext('start', 'silent');
    const opened = await pay('paystack');
    if (!opened.ok) throw new Error(opened.code);
    await harness.payments.executeStart(ada, opened.data);
    clock += 119_000;
    const verify = () => harness.payments.verify(ada, opened.data.reference);
    expect(await verify()).toMatchObject({ data: { status: 'Pending' } });
    clock += 1_000;
    expect(await verify()).toMatchObject({ data: { status: 'Failed' } });
  });
});

describe('saved cards', () => {
  const CARD = {
    token: 'AUTH_1',
    signature: 'SIG_1',
    brand: 'visa',
    last4: '4081',
    exp_month: 12,
    exp_year: 2030,
  } as const;
  const card = (nth = 1) => ({ ...CARD, signature: `SIG_${nth}`, email: 'ada@example.com' });
  const cards = async () =>
    (await harness.payments.listMethods(ada, 'NGN')).data?.filter(({ type }) => type === 'card') ?? [];
  async function aCard(): Promise<string> {
    const reference = await harness.startTopUp(ada, 10_000, true);
    harness.providers.paystack.pay(reference, { card: card() });
    await harness.payments.verify(ada, reference);
    return (await cards())[0]?.id ?? '';
  }
  const open = (cardId: string, split = false) =>
    inTransaction(app.db, (tx) => harness.payments.openCardAttempt(tx, ada, { orderId: order.id, cardId, split }));
  async function charge(cardId: string, split = false) {
    const opened = await open(cardId, split);
    if (!opened.ok) return { code: opened.code, reference: '' };
    const { reference } = opened.data;
    return { reference, ...(await harness.payments.executeOrderPayment(ada, opened.data)) };
  }

  test('payment.008 payment.009 payment.010 are listed by brand and last four digits after consent', async () => {
    const reference = await harness.startTopUp(ada, 10_000);
    harness.providers.paystack.pay(reference, { card: card() });
    await harness.payments.verify(ada, reference);
    expect(await cards(), 'without consent').toEqual([]);
    const id = await aCard();
    expect(await cards()).toEqual([
      {
        ...{ id, type: 'card', name: 'visa 4081', processor: 'paystack', cardBrand: 'visa', last4: '4081' },
        ...{ image_url: null, pretty_name: 'visa ending in 4081' },
      },
    ]);
    const [row] = await owner.db.select().from(schema.saved_card);
    expect(row?.sealed_token).not.toContain('AUTH');
    expect(secretsOfTests.open(row?.sealed_token ?? '')).toBe('AUTH_1');
  });

  test('are kept once each, ten at the most', async () => {
    for (const nth of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const reference = await harness.startTopUp(ada, 10_000, true);
      harness.providers.paystack.pay(reference, { card: card(nth) });
      await harness.payments.verify(ada, reference);
    }
    expect(await cards()).toHaveLength(10);
    const kept = await owner.db.select().from(schema.saved_card);
    expect(kept.filter(({ customer_id }) => customer_id === ada)).toHaveLength(10);
  });

  test('pay an order at once, with a share of the wallet if asked', async () => {
    const id = await aCard();
    const paid = await charge(id, true);
    expect(paid).toMatchObject({ data: { made_payment: true, payment: { status: 'succeeded' } } });
    expect(await harness.payment(paid.reference)).toMatchObject({ amount: 240_000, wallet_amount: 10_000 });
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 0]);
  });

  test('wallet.011 top the wallet up by what was charged', async () => {
    const auth_id = await aCard();
    const body = { amount: 150_000, auth_id, destination: 'wallet' } as never;
    const opened = await inTransaction(app.db, (tx) => harness.payments.openCharge(tx, ada, body));
    if (!opened.ok) throw new Error(opened.code);
    expect(await harness.payments.executeCharge(ada, opened.data)).toMatchObject({ data: { status: 'succeeded' } });
    expect(await harness.balance(ada)).toBe(160_000);
  });

  test('that the bank asks more of send the customer there, and another way stays open', async () => {
    const id = await aCard();
    harness.providers.paystack.challengeCards();
    const challenged = await charge(id);
    const authorization_url = `https://pay.example/challenge/${challenged.reference}`;
    expect(challenged).toMatchObject({
      data: { made_payment: false, payment: { authorization_url, status: 'pending' } },
    });
    expect(codeOf(await pay('monnify'))).toBe('opened');
  });

  test('that are declined pay nothing, and can be tried again', async () => {
    const id = await aCard();
    harness.providers.paystack.failNext('charge', 'declined');
    expect(await charge(id)).toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect(await charge(id)).toMatchObject({ data: { made_payment: true } });
  });

  test('are charged once although the answer was lost; nothing else is charged until it is known', async () => {
    const id = await aCard();
    const { paystack } = harness.providers;
    paystack.failNext('charge', 'lost');
    paystack.failNext('query', 'silent');
    const first = await charge(id);
    expect(first).toMatchObject({ data: { made_payment: false, payment: { status: 'initiated' } } });
    expect(codeOf(await pay('monnify'))).toBe('PAYMENT_UNDER_WAY');
    const wallet = { method: 'wallet', split_payment_with_wallet: false, save_card: false } as const;
    const byWallet = await inTransaction(app.db, (tx) => harness.payments.openOrderPayment(tx, ada, order.id, wallet));
    expect(byWallet).toMatchObject({ code: 'PAYMENT_UNDER_WAY' });
    clock += 60_000;
    expect((await charge(id)).reference).toBe(first.reference);
    expect(paystack.calls.charge).toBe(1);
    await harness.payments.ofOrder(ada, order.id);
    expect(await harness.order(ada, order.id)).toBe('received');
  });

  test('that are removed are gone; a charge under way is still settled', async () => {
    const id = await aCard();
    harness.providers.paystack.during(async (operation) => {
      if (operation === 'charge') await harness.payments.removeCard(ada, id);
    });
    expect(await charge(id)).toMatchObject({ data: { made_payment: true } });
    expect([await cards(), await harness.order(ada, order.id)]).toEqual([[], 'received']);
    expect(await harness.payments.removeCard(ada, id)).toMatchObject({ code: 'CARD_NOT_FOUND' });
    expect(codeOf(await open(id))).toBe('CARD_NOT_FOUND');
  });

  test('of somebody else are no cards', async () => {
    const id = await aCard();
    const other = await buildCustomer(owner);
    expect(await harness.payments.removeCard(other, id)).toMatchObject({ code: 'CARD_NOT_FOUND' });
    const theirs = await inTransaction(app.db, (tx) =>
      harness.payments.openCardAttempt(tx, other, { orderId: order.id, cardId: id, split: false }),
    );
    expect(codeOf(theirs)).toBe('CARD_NOT_FOUND');
    expect(await cards()).toHaveLength(1);
  });
});

describe('paying an order that waits', () => {
  const body = { split_payment_with_wallet: false, save_card: false } as const;
  const payOrder = (more: object) =>
    inTransaction(app.db, (tx) => harness.payments.openOrderPayment(tx, ada, order.id, { ...body, ...more } as never));

  test('payment.035 takes the wallet, and is refused when it does not cover the order', async () => {
    expect(codeOf(await payOrder({ method: 'wallet' }))).toBe('WALLET_TOO_SMALL');
    await harness.fund(ada, 250_000);
    expect(await payOrder({ method: 'wallet' })).toMatchObject({ data: { paid: true } });
    expect([await harness.order(ada, order.id), await harness.balance(ada)]).toEqual(['received', 0]);
    expect(codeOf(await payOrder({ method: 'wallet' }))).toBe('ORDER_PAID');
  });

  test('from the wallet by many at once is done once', async () => {
    await harness.fund(ada, 1_000_000);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => payOrder({ method: 'wallet' })));
    const codes = outcomes.map(codeOf);
    expect([codes.filter((code) => code === 'opened').length, new Set(codes)]).toEqual([
      1,
      new Set(['opened', 'ORDER_PAID']),
    ]);
    expect(await harness.balance(ada)).toBe(750_000);
  });

  test('with a share of a wallet that covers it all asks no provider', async () => {
    await harness.fund(ada, 250_000);
    const paid = await payOrder({ method: 'paystack', split_payment_with_wallet: true });
    expect(paid).toMatchObject({ data: { paid: true } });
  });

  test('payment.035 tells the last payment, or none before one was started', async () => {
    expect(await harness.payments.ofOrder(ada, order.id)).toMatchObject({ ok: true, data: null });
    const reference = await harness.startOrder(ada, order.id);
    expect(await harness.payments.ofOrder(ada, order.id)).toMatchObject({ data: { reference, status: 'Pending' } });
    expect(await harness.payments.ofOrder(ada + 1, order.id)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

test('payment.040 a payment is verified by its customer alone, and the provider is not asked without end', async () => {
  const reference = await harness.startOrder(ada, order.id);
  expect(await harness.payments.verify(ada + 1, reference)).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  const { calls } = harness.providers.paystack;
  for (let times = 0; times < 60; times += 1)
    expect(await harness.payments.verify(ada, reference)).toMatchObject({ data: { status: 'Pending' } });
  expect(calls.query).toBe(45);
});

test('payment.036 payment.037 payment.039 methods and channels are those whose provider is in use', async () => {
  const types = async (currency: 'NGN' | 'GHS') =>
    (await harness.payments.listMethods(ada, currency)).data?.map(({ type }) => type);
  expect(await types('NGN')).toEqual(['wallet', 'online_payment', 'mtn', 'pocket']);
  expect(await types('GHS')).toEqual(['wallet', 'online_payment', 'mtn']);
  const channels = async (country: 'NG' | 'GH') =>
    (await harness.payments.listChannels(country)).data?.map(({ channel }) => channel);
  expect([await channels('NG'), await channels('GH')]).toEqual([['paystack', 'monnify'], ['paystack']]);
});
