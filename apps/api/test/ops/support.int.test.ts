import { randomUUID } from 'node:crypto';
import { secretsFrom } from '@jara/server';
import { type Database, inTransaction, schema } from '@jara/server/db';
import { runDueJob } from '@jara/server/jobs';
import { noteSent, sendTextHandler } from '@jara/server/messages';
import { moveOrder } from '@jara/server/order';
import {
  buildCatalog,
  buildCustomer,
  buildOrder,
  buildPaidOrder,
  buildStaff,
  statementsOf,
} from '@jara/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakePaystack } from '../../src/testing/fake-paystack.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { bearer, phoneBook } from '../../src/testing/phone-book.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { SECRET_OF_TESTS, startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const paystack = await startFakePaystack();
afterAll(() => paystack.close());
const api = startApi({ now, env: paystack.variables });
const people = phoneBook(api, now);

type Member = Awaited<ReturnType<ReturnType<typeof staffBook>['support']>>;
let owner: Database;
let bola: Member;
let ada: number;
beforeAll(async () => {
  owner = api.database.openOwner();
  bola = await staffBook(owner, now).support();
  ada = await buildCustomer(owner);
});

const read = async (path: string) => (await api.app.inject({ url: `/ops/support/${path}`, headers: bola.who })).json();
const post = async (path: string, payload: object, key = newKey()) =>
  (
    await api.app.inject({ method: 'POST', url: `/ops/support/${path}`, headers: { ...bola.who, ...key }, payload })
  ).json();
const find = async (q: string) => (await read(`find?q=${encodeURIComponent(q)}`)).data;
const auditOf = async (query: string) => (await read(`audit?${query}`)).data.entries;

/** An attempt to pay for an order, which its provider has not confirmed. */
async function openPayment(order_id: number, provider_reference: string | null = null) {
  const reference = randomUUID();
  await owner.db.insert(schema.payment).values({
    ...{ reference, customer_id: ada, destination: 'order', order_id, provider: 'paystack', channel: 'paystack' },
    ...{ amount: 250_000, currency: 'NGN', status: 'pending', return_url: '', cancel_url: '', provider_reference },
    ...{ created_at: now(), started_at: now() },
  });
  return reference;
}

describe('finding', () => {
  test('goes by order, by phone in any spelling, by beginnings of words of a name, and by payment', async () => {
    const id = await buildCustomer(owner);
    await owner.pool.query(
      `update customer set first_name = 'Chiamaka', last_name = 'Ọlá-Bello', phone = $2 where id = $1`,
      [id, '2348029990001'],
    );
    // Nine digits that a phone in Ghana may have too.
    const order = await buildOrder(owner, id, { id: 595_789_837 });
    const reference = await openPayment(order.id, 'psk_77x');
    const person = { id, name: 'Chiamaka Ọlá-Bello', phone: '+2348029990001' };
    for (const typed of ['08029990001', '+234 802 999 0001', '234-802-999-0001', 'chia', 'bello CHI'])
      expect(await find(typed), typed).toMatchObject({ customers: [person], orders: [{ id: order.id }] });
    for (const typed of [`${order.id}`, `#${order.id}`])
      expect(await find(typed)).toMatchObject({ customers: [], orders: [{ id: order.id, customer: { id } }] });
    for (const typed of [reference, reference.toUpperCase(), 'psk_77x'])
      expect(await find(typed)).toMatchObject({ payments: [{ reference, order_id: order.id }] });
    expect(await find('amaka')).toEqual({ orders: [], customers: [], payments: [], vendors: [], staff: [] });
  });

  test('finds vendors and staff by name, and staff by phone', async () => {
    const build = buildCatalog(owner);
    const { id } = await build.vendor({ city_id: (await build.city()).id, name: 'Calabar Kitchen' });
    await buildStaff(owner, { role: 'vendor', vendor_id: id, name: 'Ekaette', phone: '2348029990077' });
    const person = { name: 'Ekaette', phone: '+2348029990077' };
    expect(await find('kitch')).toMatchObject({ vendors: [{ id, name: 'Calabar Kitchen', people: [person] }] });
    for (const typed of ['ekaet', '08029990077'])
      expect(await find(typed), typed).toMatchObject({
        staff: [{ ...person, role: 'vendor', place: 'Calabar Kitchen' }],
      });
  });

  test('takes what anybody types, and shows twenty of a kind at most, in few statements', async () => {
    for (let nth = 0; nth < 22; nth += 1) await buildCustomer(owner);
    for (const typed of ["o'bi", '&|!:*', '0800', '000', 'obi :* |', '%_', 'ada & !obi'])
      expect(await find(typed), typed).toHaveProperty('customers');
    expect((await find('ada obi')).customers).toHaveLength(20);
    expect(await statementsOf(() => find('ada obi'))).toBeLessThanOrEqual(6);
  });

  test('tells later who found whom, and not what was typed', async () => {
    const { customers } = await find('08029990001');
    const [entry] = await auditOf(`staff_id=${bola.id}`);
    expect(entry).toMatchObject({ action: 'find', subject: { kind: 'search', id: 'phone' }, reason: null });
    expect(entry.details).toEqual({ found: 1, customers: String(customers[0].id) });
    await find('08029990009');
    const [nobody] = await auditOf(`staff_id=${bola.id}`);
    expect(nobody.details, 'also that there was nobody').toEqual({ found: 0, customers: '' });
  });
});

test('one order shows its steps, payments, webhooks, ledger, messages, jobs and audit', async () => {
  const order = await buildPaidOrder(owner, ada, { status: 'arrived', pin: '7319' });
  const reference = await openPayment(order.id);
  const word = { provider: 'paystack' as const, event_key: `charge:${reference}`, reference, received_at: now() };
  await owner.db.insert(schema.webhook_event).values(word);
  await owner.db.insert(schema.job).values({
    ...{ name: 'query-payment', lane: 'payment-paystack', data: { provider: 'paystack', reference }, run_at: now() },
    ...{ dead_at: now(), last_error: 'timeout', attempts: 9 },
  });
  const rider = await staffBook(owner, now).rider();
  const [declined, late] = [new Date(now().getTime() - 60_000), new Date(now().getTime() - 1_000)];
  await owner.db.insert(schema.rider_offer).values([
    { order_id: order.id, rider_id: rider.id, offered_at: declined, expires_at: late, answer: 'declined' },
    { order_id: order.id, rider_id: rider.id, offered_at: declined, expires_at: late },
  ]);
  await owner.db.insert(schema.handover_photo).values({
    ...{ order_id: order.id, rider_id: rider.id, type: 'image/jpeg', bytes: Buffer.alloc(3), taken_at: now() },
  });
  await inTransaction(owner.db, (tx) =>
    moveOrder(tx, order, { action: 'fail_delivery', actor: 'rider 7', reason: 'Nobody there', now: now() }),
  );
  await post(`order/${order.id}/refund`, { amount: 50_000, reason: 'Cold' });

  let reply: Awaited<ReturnType<typeof read>>;
  expect(
    await statementsOf(async () => {
      reply = await read(`order/${order.id}/history`);
    }),
  ).toBeLessThanOrEqual(17);
  expect(reply, JSON.stringify(reply)).toHaveProperty('data');
  expect(reply.data).toMatchObject({
    order: { id: order.id, status: 'failed', customer: { id: ada } },
    ...{ refundable: 200_000, vendor_charge: 0, wrong_pins: 0 },
    events: [
      { action: 'ORDER_DELIVERY_FAILED', actor: 'rider 7', reason: 'Nobody there' },
      { actor: `support ${bola.id}`, reason: 'Cold' },
    ],
    // Nobody has noted yet that the second one expired.
    offers: [
      { rider: { id: rider.id }, answer: 'declined' },
      { rider: { id: rider.id }, answer: 'expired' },
    ],
    photo_taken_at: now().toISOString(),
    payments: [{ reference, status: 'pending', webhooks: [now().toISOString()] }],
    messages: [
      { channel: 'text', state: 'waiting' },
      { channel: 'text', title: 'Money in your wallet' },
    ],
    jobs: [{ name: 'query-payment', attempts: 9, last_error: 'timeout', is_dead: true }],
    audit: [{ action: 'refund_order', reason: 'Cold', staff_name: 'Bola' }],
  });
  const { ledger } = reply.data;
  expect(ledger).toContainEqual(
    expect.objectContaining({ kind: 'adjustment', account: `wallet:${ada}`, amount: 50_000 }),
  );
  expect(ledger.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0);
  expect(JSON.stringify(reply.data)).not.toContain('7319');
});

test('a top-up has its attempts, webhooks, ledger and audit on one page, and what of it is in suspense', async () => {
  const reference = randomUUID();
  await owner.db.insert(schema.payment).values({
    ...{ reference, customer_id: ada, destination: 'wallet', provider: 'paystack', channel: 'paystack' },
    ...{ amount: 250_000, currency: 'NGN', status: 'failed', return_url: '', cancel_url: '', created_at: now() },
    ...{ credited_to: 'suspense', settled_at: now() },
  });
  const word = { provider: 'paystack' as const, event_key: `charge:${reference}`, reference, received_at: now() };
  await owner.db.insert(schema.webhook_event).values(word);
  const moved = { kind: 'suspense', ref: `suspense:${reference}`, currency: 'GHS' as const, description: 'Foreign' };
  await inTransaction(owner.db, async (tx) => {
    const [posted] = await tx
      .insert(schema.ledger_transaction)
      .values({ ...moved, created_at: now() })
      .returning();
    const entry = { transaction_id: posted?.id ?? 0, currency: 'GHS' as const };
    await tx.insert(schema.ledger_entry).values([
      { ...entry, account: 'suspense', amount: 40_000 },
      { ...entry, account: 'clearing:paystack', amount: -40_000 },
    ]);
  });
  const history = async () => (await read(`payment/${reference}/history`)).data;
  expect(await history()).toMatchObject({
    payment: { reference, destination: 'wallet', webhooks: [now().toISOString()] },
    ...{ order_id: null, customer: { id: ada }, in_suspense: { amount: 40_000, currency: 'GHS' } },
    ...{ ledger: [{ account: 'suspense', amount: 40_000 }, { amount: -40_000 }], jobs: [], audit: [] },
  });
  const settled = await post(`payment/${reference}/settle`, { outcome: 'credited', reason: 'They called' });
  expect(settled.data).toEqual({ in_suspense: null, approval: null });
  expect(await history()).toMatchObject({ in_suspense: null, audit: [{ action: 'settle_suspense' }] });
  expect((await read(`payment/${randomUUID()}/history`)).code).toBe('PAYMENT_NOT_FOUND');
});

test('an order that was never paid is shown too, with nothing to give back', async () => {
  const { id } = await buildOrder(owner, ada);
  expect((await read(`order/${id}/history`)).data).toMatchObject({ paid_at: null, refundable: 0, ledger: [] });
  expect((await read('order/999999/history')).code).toBe('ORDER_NOT_FOUND');
});

test('a text about an order is told as sent once its provider has taken it', async () => {
  const order = await buildPaidOrder(owner, ada, { status: 'received' });
  await inTransaction(owner.db, (tx) => moveOrder(tx, order, { action: 'reject', actor: 'vendor 1', now: now() }));
  const handle = sendTextHandler({
    secrets: secretsFrom(SECRET_OF_TESTS),
    publicUrl: 'https://jara.example',
    send: async () => ({ ok: true }),
  });
  const handlers = { 'send-text': noteSent({ db: owner.db, now }, handle) };
  while ((await runDueJob({ db: owner.db, now, handlers, onFailure: () => undefined }, 'sms-NG')) !== 'none due');
  const { messages } = (await read(`order/${order.id}/history`)).data;
  expect(messages).toMatchObject([{ title: 'Order rejected', state: 'sent', sent_at: now().toISOString() }]);
});

test('a payment is looked up at its provider, and what it says is booked once', async () => {
  const { id } = await buildOrder(owner, ada);
  const reference = await openPayment(id);
  await fetch(`${paystack.variables.PAYSTACK_URL}/transaction/initialize`, {
    ...{ method: 'POST', body: JSON.stringify({ reference, amount: 250_000, currency: 'NGN' }) },
  });
  const lookUp = (key = newKey()) => post(`payment/${reference}/lookup`, { reason: 'The customer says so' }, key);
  expect((await lookUp()).data).toMatchObject({ has_answered: true, payment: { status: 'pending' } });
  paystack.pay(reference);
  const key = newKey();
  expect((await lookUp(key)).data).toMatchObject({ payment: { status: 'succeeded', order_id: id } });
  expect((await lookUp(key)).data).toMatchObject({ payment: { status: 'succeeded' } });
  expect((await read(`order/${id}/history`)).data.order.status).toBe('received');
  expect(await auditOf(`subject_kind=payment&subject_id=${reference}`)).toHaveLength(2);
  expect((await post(`payment/${randomUUID()}/lookup`, { reason: 'No such' })).code).toBe('PAYMENT_NOT_FOUND');
});

test('ending the sessions of a customer signs them out everywhere, once', async () => {
  const { user } = await people.newCustomer();
  const asks = () => api.app.inject({ url: '/customer/address', headers: bearer(user.token) });
  expect((await asks()).statusCode).toBe(200);
  const key = newKey();
  const end = (id: number) => post(`customer/${id}/end-sessions`, { reason: 'Lost phone' }, key);
  expect((await end(user.id)).data).toEqual({ ended: 1 });
  expect((await end(user.id)).data).toEqual({ ended: 1 });
  await expect.poll(async () => (await asks()).statusCode).toBe(401);
  expect(await auditOf(`subject_kind=customer&subject_id=${user.id}`)).toMatchObject([
    { action: 'end_sessions', reason: 'Lost phone', details: { ended: 1 } },
  ]);
  expect((await post('customer/999999/end-sessions', { reason: 'No such' })).code).toBe('CUSTOMER_NOT_FOUND');
});

test('one person finds 240 times an hour at most', async () => {
  const { who } = await staffBook(owner, now).support();
  const codeOf = async () =>
    (await api.app.inject({ url: '/ops/support/find?q=psk_nobody', headers: who })).json().code;
  for (let nth = 0; nth < 240; nth += 1) expect(await codeOf()).toBeUndefined();
  expect(await codeOf()).toBe('TOO_MANY_REQUESTS');
});

test('phones and doors are told of one order at a time, 1,200 times an hour at most', async () => {
  const { who } = await staffBook(owner, now).support();
  const codeOf = async () => (await api.app.inject({ url: '/ops/support/order/1/history', headers: who })).json().code;
  const listed = (await api.app.inject({ url: '/ops/support/orders', headers: who })).body;
  expect(listed).toContain('"customer"');
  expect(listed).not.toMatch(/phone|address/);
  for (let nth = 0; nth < 1_200; nth += 1) expect(await codeOf()).toBe('ORDER_NOT_FOUND');
  expect(await codeOf()).toBe('TOO_MANY_REQUESTS');
});
