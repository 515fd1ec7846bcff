import { PAYMENT_PROVIDERS, type PaymentProvider } from '@jara/contract';
import type { GoldenWebhook } from '@jara/processor-fixtures/exchange';
import { flutterwave } from '@jara/processor-fixtures/flutterwave';
import { goldenPayment } from '@jara/processor-fixtures/golden-payment';
import { opay } from '@jara/processor-fixtures/opay';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema } from '../../db/index.ts';
import { LANES, runDueJob } from '../../jobs/index.ts';
import { goldenAdapters } from '../../testing/golden-adapters.ts';
import { goldenRefunds } from '../../testing/golden-refunds.ts';
import { buildCustomer, freshDatabase, setUpPayments, startGoldenServer } from '../../testing/index.ts';
import { findBalance } from '../wallet/index.ts';
import { enqueueQuery } from './enqueue-query.ts';
import { createPayments, paymentJobs } from './index.ts';
import { insertPayment } from './payment.store.ts';

const { reference, amount: PAID } = goldenPayment;
const [PART, MORE] = [100_000, 50_000];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const server = startGoldenServer();

let clock = 0;
const now = () => new Date(clock);
let app: Database;
let owner: Database;
let ada: number;
let harness: ReturnType<typeof setUpPayments>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(12), fresh.openOwner()];
});
beforeEach(async () => {
  clock = Date.parse('2026-11-16T09:00:00Z');
  await owner.pool.query('truncate job, payment, webhook_event, wallet, ledger_transaction, ledger_entry cascade');
  harness = setUpPayments({ app, owner, now });
  ada = await buildCustomer(owner);
});
afterEach(async () => expect(await findBreaches(owner.pool)).toEqual([]));

/** A top-up that was paid at the provider, with the golden adapter. */
async function paidTopUp(provider: PaymentProvider) {
  const { currency, reply, events } = goldenRefunds[provider];
  const adapter = goldenAdapters[provider](server.url);
  const deps = { ...harness.deps, adapters: { [provider]: adapter } };
  const payments = createPayments({ ...deps, limits: harness.limits, publicUrl: 'https://jara.example' });
  const jobs = paymentJobs(deps);
  const refund = (...amounts: readonly number[]) => server.answerBy((path) => reply(path, amounts));
  /** Every job of payments that is due. */
  async function work(): Promise<void> {
    const lane = LANES.find((each) => each === `payment-${provider}`) ?? 'order';
    const onFailure = ({ reason }: { reason: string }) => expect.fail(reason);
    while ((await runDueJob({ db: app.db, now, handlers: jobs, onFailure }, lane)) !== 'none due');
  }
  const receive = ({ text, headers }: GoldenWebhook) =>
    payments.receiveWebhook({ provider, rawBody: Buffer.from(text), headers });
  refund();
  await inTransaction(app.db, async (tx) => {
    const [channel = 'card'] = adapter.channels.slice(-1);
    const urls = { return_url: goldenPayment.return_url, cancel_url: goldenPayment.cancel_url };
    const top = {
      reference,
      customer_id: ada,
      destination: 'wallet',
      provider,
      channel,
      amount: PAID,
      currency,
    } as const;
    await insertPayment(tx, { ...top, ...urls, status: 'pending', created_at: now() });
    await enqueueQuery(tx, top, 5, now());
  });
  clock += 5_000;
  await work();
  expect(await findBalance(app.db, ada, currency)).toBe(PAID);
  return {
    ...{ events, jobs, refund, work, receive },
    /** Has an event come and what follows from it done; one that nobody signs may have to wait for a while. */
    async hear(event: GoldenWebhook): Promise<void> {
      expect(await receive(event)).toBe(200);
      await work();
      clock += 6 * HOUR;
      await work();
    },
    balance: () => findBalance(app.db, ada, currency),
    status: async () => (await harness.payment(reference))?.status,
    reversals: async () => (await harness.refs()).filter((ref) => ref.startsWith('reversal:')),
    attempt: { id: 1, signal: AbortSignal.timeout(10_000) },
  };
}

describe.each(PAYMENT_PROVIDERS)('money that goes back at %s', (provider) => {
  test('as a whole leaves the wallet by its event, and the customer is told', async () => {
    const { events, refund, hear, balance, status } = await paidTopUp(provider);
    refund(PAID);
    await hear(events.whole);
    expect([await balance(), await status()]).toEqual([0, 'refunded']);
    const [text] = await harness.texts();
    expect(text).toContain('2,500.50 of your payment for a top-up went back');
    expect(text).toMatch(/ https:\/\/jara\.example\/store\/wallet$/);
  });

  test('in part leaves the wallet in part, and the payment stays one that succeeded', async () => {
    const { events, refund, hear, balance, status } = await paidTopUp(provider);
    refund(PART);
    await hear(events.part);
    expect([await balance(), await status()]).toEqual([PAID - PART, 'succeeded']);
    expect(await harness.texts()).toEqual([expect.stringContaining('1,000.00 of your payment')]);
  });

  test('in two parts leaves the wallet in two, and each is told by itself', async () => {
    const { events, refund, hear, balance, reversals } = await paidTopUp(provider);
    refund(PART);
    await hear(events.part);
    refund(PART, MORE);
    await hear(events.again);
    expect([await balance(), await reversals()]).toEqual([
      PAID - PART - MORE,
      [`reversal:${reference}:${PART}`, `reversal:${reference}:${PART + MORE}`],
    ]);
    expect(await harness.texts()).toHaveLength(2);
  });

  test('leaves the wallet once, however often its event comes', async () => {
    const { events, refund, hear, balance, reversals } = await paidTopUp(provider);
    refund(PART);
    for (let times = 0; times < 3; times += 1) await hear(events.part);
    expect([await balance(), await reversals()]).toEqual([PAID - PART, [`reversal:${reference}:${PART}`]]);
    expect(await harness.texts()).toHaveLength(1);
  });

  test('without an event is found by the look of the next day, and is never more than was paid', async () => {
    const { refund, work, balance, status } = await paidTopUp(provider);
    refund(PART, PAID);
    clock += DAY - 1;
    await work();
    expect(await balance()).toBe(PAID);
    clock += 1;
    await work();
    expect([await balance(), await status()]).toEqual([0, 'refunded']);
  });

  test('leaves the wallet once where events and looks come at the same moment', async () => {
    const { jobs, attempt, refund, balance, reversals } = await paidTopUp(provider);
    refund(PART);
    const data = { provider, reference, is_refund: true };
    const hears = () => jobs['handle-webhook'](data, attempt);
    const looks = () => jobs['query-payment'](data, attempt);
    await Promise.all([hears, looks, hears, looks, hears, looks].map((each) => each()));
    expect([await balance(), await reversals()]).toEqual([PAID - PART, [`reversal:${reference}:${PART}`]]);
    expect(await harness.texts()).toHaveLength(1);
  });

  test('does not leave it by a forged event', async () => {
    const { events, refund, receive, work, balance } = await paidTopUp(provider);
    const { text } = events.whole;
    // Nobody signs MTN's: it has the provider asked, who knows of nothing.
    if (provider !== 'mtn_momo') refund(PAID);
    const asked = server.heard.length;
    await receive({ text: text.replace('"sha512":"', '"sha512":"0'), headers: { 'verif-hash': 'guessed' } });
    await work();
    expect(await balance()).toBe(PAID);
    expect(server.heard.length - asked).toBe(provider === 'mtn_momo' ? 1 : 0);
  });
});

test('a charge’s event that comes late asks nobody for refunds', async () => {
  const { receive, work } = await paidTopUp('flutterwave');
  const asked = server.heard.length;
  await receive(flutterwave.webhooks.success);
  await work();
  expect(server.heard.slice(asked).map(({ path }) => path)).toEqual([flutterwave.query.request.path]);
});

test('a refund’s event that comes before anybody heard of the payment is booked with it', async () => {
  const { events, refund, receive, work, balance } = await paidTopUp('paystack');
  await owner.pool.query('truncate job, wallet, ledger_transaction, ledger_entry cascade');
  await owner.pool.query(
    `update payment set status = 'pending', settled_at = null, received_amount = null, credited_to = null`,
  );
  refund(PART);
  await receive(events.part);
  await work();
  expect(await balance()).toBe(PAID - PART);
});

describe('looks for money that went back', () => {
  test('come every day for 32 days, and end', async () => {
    const { work } = await paidTopUp('opay');
    const [settled, days]: [number, number[]] = [clock, []];
    for (;;) {
      const [job] = await owner.db.select().from(schema.job);
      if (!job) break;
      clock = job.run_at.getTime();
      days.push((clock - settled) / DAY);
      await work();
    }
    // The second one comes at an hour of the payment's own, and the others with it.
    const [first, second = Number.NaN, ...others] = days;
    expect([first, others]).toEqual([1, others.map((_, nth) => second + nth + 1)]);
    expect(second).toBeGreaterThanOrEqual(1.5);
    expect(second).toBeLessThan(2.5);
    expect(Math.floor(days.at(-1) ?? 0)).toBe(32);
  });

  test('come again the day after one that was not answered, and end with the money', async () => {
    const { work, refund } = await paidTopUp('opay');
    server.answer({ status: 503, body: {} });
    clock += 4 * DAY;
    await work();
    const next = async () => (await owner.db.select().from(schema.job))[0]?.run_at;
    expect(await next()).toEqual(new Date(clock + DAY));
    refund(PAID);
    clock += DAY;
    await work();
    expect((await owner.db.select().from(schema.job)).map(({ name }) => name)).toEqual(['send-text']);
  });

  test('are made for money that came after its payment had ended', async () => {
    const { work, refund, balance, receive } = await paidTopUp('opay');
    await owner.pool.query('truncate job, wallet, ledger_transaction, ledger_entry cascade');
    await owner.pool.query(`update payment set status = 'failed', received_amount = null, credited_to = null`);
    await receive(opay.webhooks.success);
    await work();
    expect(await balance()).toBe(PAID);
    refund(PART);
    clock += DAY;
    await work();
    expect(await balance()).toBe(PAID - PART);
  });
});

test('what OPay’s signed event says has gone back counts where its status is silent about it', async () => {
  const { events, hear, balance, work } = await paidTopUp('opay');
  await hear(events.part);
  await hear(events.again);
  clock += 2 * DAY;
  await work();
  expect(await balance()).toBe(PAID - PART - MORE);
});
