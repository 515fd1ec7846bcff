import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction, schema } from '../../db/index.ts';
import { LANES, runDueJob } from '../../jobs/index.ts';
import { buildCustomer, buildOrder, freshDatabase, setUpPayments } from '../../testing/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { releaseHolds } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const DAY = 24 * 3_600_000;

let app: Database;
let owner: Database;
let harness: ReturnType<typeof setUpPayments>;
let ada: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(20), fresh.openOwner()];
});
beforeEach(async () => {
  await owner.pool.query(
    'truncate job, payment, webhook_event, wallet, ledger_transaction, ledger_entry, order_timeline, customer_order cascade',
  );
  harness = setUpPayments({ app, owner, now });
  ada = await buildCustomer(owner);
});
afterEach(async () => expect(await findBreaches(owner.pool)).toEqual([]));

const SIGNED = { signature: 'signed' };
const send = (reference: string, event_key: string, headers: Record<string, string> = SIGNED) => {
  const rawBody = Buffer.from(JSON.stringify({ event_key, reference }));
  return harness.payments.receiveWebhook({ provider: 'paystack', rawBody, headers });
};
/** Does every job of payments that is due. Gives how they ended. */
async function work(): Promise<string[]> {
  const results: string[] = [];
  for (const lane of LANES.filter((each) => each.startsWith('payment-'))) {
    for (;;) {
      const onFailure = ({ reason }: { reason: string }) => void results.push(reason);
      const result = await runDueJob({ db: app.db, now, handlers: harness.jobs, onFailure }, lane);
      if (result === 'none due') break;
      results.push(result);
    }
  }
  return results;
}
const drop = (id: number) =>
  inTransaction(app.db, async (tx) => {
    await lockWallet(tx, ada, 'NGN');
    await tx.execute(`update customer_order set status = 'cancelled' where id = ${id} and status = 'abandoned'`);
    await releaseHolds(tx, id, now());
  });
const shuffled = <Each>(list: readonly Each[]) => list.toSorted(() => Math.random() - 0.5);
const ofOrders = async () => (await harness.refs()).filter((ref) => ref.startsWith('order:'));

describe('a webhook', () => {
  test('payment.050 that is sent fifty times, in any order and a day late, does its work once', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, () => buildOrder(owner, ada)));
    const references: string[] = [];
    for (const { id } of orders) references.push(await harness.startOrder(ada, id));
    for (const reference of references) harness.providers.paystack.pay(reference);
    const events = references.flatMap((reference) => Array.from({ length: 50 }, () => reference));
    const half = shuffled(events);
    const statuses = await Promise.all(half.slice(0, 100).map((reference) => send(reference, `paid:${reference}`)));
    await work();
    clock += DAY;
    statuses.push(...(await Promise.all(half.slice(100).map((reference) => send(reference, `paid:${reference}`)))));
    await work();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await harness.refs()).toSorted()).toEqual(orders.map(({ id }) => `order:${id}`).toSorted());
    expect(await owner.db.select().from(schema.webhook_event)).toHaveLength(4);
    expect(harness.providers.paystack.calls.query, 'once for each event, once for each sweep').toBe(8);
  });

  test.each(['webhook_event', 'job'])('is kept with its job or not at all: the %s cannot be written', async (table) => {
    const reference = await harness.startOrder(ada, (await buildOrder(owner, ada)).id);
    await owner.pool.query(`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''refused''; end'`);
    await owner.pool.query(`create constraint trigger refused after insert on ${table}
      deferrable initially deferred for each row execute function refuse()`);
    try {
      await expect(send(reference, 'paid')).rejects.toThrow();
    } finally {
      await owner.pool.query('drop function refuse cascade');
    }
    const kept = async () => {
      const jobs = await owner.db.select().from(schema.job);
      const events = await owner.db.select().from(schema.webhook_event);
      return [events.length, jobs.filter(({ name }) => name === 'handle-webhook').length];
    };
    expect(await kept()).toEqual([0, 0]);
    expect([await send(reference, 'paid'), await kept()], 'as the provider sends it again').toEqual([200, [1, 1]]);
  });

  test('payment.049 that is forged is refused, and one that tells a lie moves nothing', async () => {
    const order = await buildOrder(owner, ada);
    const reference = await harness.startOrder(ada, order.id);
    expect(await send(reference, 'paid', { signature: 'forged' })).toBe(401);
    expect(await owner.db.select().from(schema.webhook_event)).toEqual([]);
    expect(await send(reference, 'paid')).toBe(200);
    expect(await work()).toContain('done');
    expect([await harness.order(ada, order.id), await harness.refs()]).toEqual(['abandoned', []]);
  });

  test('about no payment of ours, or one of another provider, is answered and forgotten', async () => {
    const order = await buildOrder(owner, ada);
    const theirs = await harness.startOrder(ada, order.id, { method: 'monnify' });
    for (const reference of ['x', '00000000-0000-4000-8000-000000000000', theirs])
      expect(await send(reference, `paid:${reference}`)).toBe(200);
    expect(await owner.db.select().from(schema.webhook_event)).toEqual([]);
  });

  describe('without a signature', () => {
    async function askByMomo(orderId: number): Promise<string> {
      const body = { method: 'mtn_momo_ng', order_id: orderId, split_payment_with_wallet: false } as const;
      const opened = await harness.open(ada, { ...body, momo_account_number: '08031234567' });
      if (!opened.ok) throw new Error(opened.code);
      await harness.payments.executeStart(ada, opened.data);
      return opened.data.reference;
    }
    const tell = (reference: string, event_key: string) => {
      const rawBody = Buffer.from(JSON.stringify({ event_key, reference }));
      return harness.payments.receiveWebhook({ provider: 'mtn_momo', rawBody, headers: {} });
    };

    test('hastens an open payment of mobile money', async () => {
      const order = await buildOrder(owner, ada);
      const reference = await askByMomo(order.id);
      harness.providers.mtn_momo.pay(reference);
      expect(await tell(reference, 'first')).toBe(200);
      await work();
      expect(await harness.order(ada, order.id)).toBe('received');
    });

    test('finds money for a payment that had ended, however many came before it', async () => {
      const order = await buildOrder(owner, ada);
      const reference = await askByMomo(order.id);
      const { mtn_momo } = harness.providers;
      mtn_momo.decline(reference);
      await harness.payments.verify(ada, reference);
      await drop(order.id);
      clock += 5_000;
      await work();
      const before = mtn_momo.calls.query;
      for (let nth = 0; nth < 20; nth += 1) {
        expect(await tell(reference, `failed ${nth}`)).toBe(200);
        await work();
      }
      expect(mtn_momo.calls.query - before, 'one look for all of them').toBe(1);
      mtn_momo.pay(reference);
      await tell(reference, 'paid');
      clock += DAY / 4;
      await work();
      expect(mtn_momo.calls.query - before, 'and one when the window has ended').toBe(2);
      expect(await harness.balance(ada)).toBe(250_000);
    });

    test('has a payment that had ended looked up again when it comes during the look at another word', async () => {
      const order = await buildOrder(owner, ada);
      const reference = await askByMomo(order.id);
      const { mtn_momo } = harness.providers;
      mtn_momo.decline(reference);
      await harness.payments.verify(ada, reference);
      await drop(order.id);
      clock += 5_000;
      await work();
      expect(await tell(reference, 'failed')).toBe(200);
      mtn_momo.during(async () => {
        mtn_momo.during(undefined);
        expect(await tell(reference, 'paid')).toBe(200);
      });
      await work();
      mtn_momo.pay(reference);
      clock += DAY / 4;
      await work();
      expect(await harness.balance(ada)).toBe(250_000);
    });
  });

  test('of a long name is kept by a short one, and is another than one that begins alike', async () => {
    const reference = await harness.startOrder(ada, (await buildOrder(owner, ada)).id);
    for (const end of ['1', '2', '1']) await send(reference, `${'x'.repeat(50_000)}${end}`);
    const kept = await owner.db.select().from(schema.webhook_event);
    expect(kept.map(({ event_key }) => event_key.length <= 200)).toEqual([true, true]);
  });

  test('whose provider does not answer is tried again', async () => {
    const order = await buildOrder(owner, ada);
    const reference = await harness.startOrder(ada, order.id);
    harness.providers.paystack.pay(reference);
    await send(reference, 'paid');
    harness.providers.paystack.failNext('query', 'silent');
    expect(await work()).toEqual(['provider silent', 'failed']);
    clock += 5_000;
    await work();
    expect(await harness.order(ada, order.id)).toBe('received');
  });
});

describe('the sweeper', () => {
  test('looks ever more seldom, without calling that a failure, and pays what nobody told of', async () => {
    const order = await buildOrder(owner, ada);
    const reference = await harness.startOrder(ada, order.id);
    const looks: number[] = [];
    const began = clock;
    while (clock - began < 60 * 60_000) {
      clock = (await owner.db.select().from(schema.job))[0]?.run_at.getTime() ?? clock;
      expect(await work()).toEqual(['not yet']);
      looks.push((clock - began) / 1000);
    }
    expect(looks.slice(0, 5)).toEqual([5, 10, 15, 23, 35]);
    const gaps = looks.slice(1).map((at, nth) => at - (looks[nth] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(900);
    harness.providers.paystack.pay(reference);
    clock += 900_000;
    await work();
    expect(await harness.order(ada, order.id)).toBe('received');
    const jobs = await owner.db.select().from(schema.job);
    expect(jobs, 'the next look is for refunds').toMatchObject([{ run_at: new Date(clock + DAY) }]);
  });

  test('gives a payment up after a day, and finds money that comes even later', async () => {
    const reference = await harness.startTopUp(ada, 50_000);
    clock += DAY;
    await work();
    expect(await harness.payment(reference)).toMatchObject({ status: 'failed', failure: 'expired' });
    harness.providers.paystack.pay(reference);
    await send(reference, 'paid');
    await work();
    expect(await harness.balance(ada)).toBe(50_000);
    expect(await harness.texts()).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  test.each(['order', 'split', 'top-up'])(
    'webhook, verification, sweeper and return of a redirect settle a payment once: %s',
    async (what) => {
      for (let round = 0; round < 20; round += 1) {
        clock += 60_000;
        await harness.fund(ada, 10_000);
        const order = await buildOrder(owner, ada);
        const reference =
          what === 'top-up'
            ? await harness.startTopUp(ada, 50_000)
            : await harness.startOrder(ada, order.id, { split: what === 'split' });
        harness.providers.paystack.pay(reference);
        const before = (await harness.refs()).length;
        const data = { provider: 'paystack' as const, reference };
        const attempt = { id: 1, signal: AbortSignal.timeout(5_000) };
        await Promise.all([
          harness.jobs['handle-webhook'](data, attempt),
          harness.jobs['query-payment'](data, attempt),
          ...Array.from({ length: 3 }, () => harness.payments.verify(ada, reference)),
          harness.payments.ofOrder(ada, order.id),
        ]);
        expect(await harness.refs()).toHaveLength(before + 1);
        if (what !== 'top-up') expect(await harness.order(ada, order.id)).toBe('received');
      }
    },
  );

  test('an order that is dropped and paid is one of both, and the money is where it belongs', async () => {
    const ends = new Set<string | undefined>();
    for (let round = 0; round < 40; round += 1) {
      const [funds, order] = [await harness.balance(ada), await buildOrder(owner, ada)];
      const reference = await harness.startOrder(ada, order.id, { split: true });
      harness.providers.paystack.pay(reference);
      // Either may come first, by a little.
      const dropLater = async () => {
        for (let turns = 0; turns < round % 20; turns += 1) await app.pool.query('select 1');
        await drop(order.id);
      };
      await Promise.all([dropLater(), harness.payments.verify(ada, reference)]);
      const [status, balance] = [await harness.order(ada, order.id), await harness.balance(ada)];
      ends.add(status);
      const row = await harness.payment(reference);
      if (status === 'received') expect(balance).toBe(funds - (row?.wallet_amount ?? 0));
      else expect(balance).toBe(funds + (row?.amount ?? 0));
    }
    expect(ends, 'each has won at least once').toEqual(new Set(['received', 'cancelled']));
  });

  test('several attempts of one order succeed: it is paid once, and all other money is in the wallet', async () => {
    for (let round = 0; round < 10; round += 1) {
      const funds = await harness.balance(ada);
      const order = await buildOrder(owner, ada);
      const first = await harness.startOrder(ada, order.id);
      const second = await harness.startOrder(ada, order.id, { method: 'monnify' });
      harness.providers.paystack.pay(first);
      harness.providers.monnify.pay(second);
      await Promise.all([first, second, first, second].map((each) => harness.payments.verify(ada, each)));
      expect(await harness.balance(ada)).toBe(funds + 250_000);
    }
    expect(await ofOrders()).toHaveLength(10);
  });
});
