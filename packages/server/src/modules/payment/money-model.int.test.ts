import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Database, findBreaches, inTransaction } from '../../db/index.ts';
import { buildCustomer, buildOrder, findOrder, freshDatabase, setUpPayments } from '../../testing/index.ts';
import { moveOrder } from '../order/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { releaseHolds } from './index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const CLIENTS = 8;

let app: Database;
let owner: Database;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(16), fresh.openOwner()];
});

const STEPS = [
  'top up',
  'order by wallet',
  'start',
  'start with share',
  'pay',
  'pay less',
  'decline',
  'settle',
] as const;
const step = fc.record({
  do: fc.constantFrom(...STEPS, 'drop', 'refund', 'expire'),
  customer: fc.nat(2),
  nth: fc.nat(5),
  amount: fc.integer({ min: 10_000, max: 400_000 }),
});
type Step = { do: string; customer: number; nth: number; amount: number };

/** What a client does at one moment; what it is refused is none of the model's business. */
function clientOf(harness: ReturnType<typeof setUpPayments>, customers: readonly number[]) {
  const orders = new Map<number, number[]>(customers.map((id) => [id, []]));
  const references = new Map<number, string[]>(customers.map((id) => [id, []]));
  const { paystack } = harness.providers;
  const attempt = { id: 1, signal: new AbortController().signal };

  const refund = (orderId: number) =>
    inTransaction(app.db, async (tx) => {
      const order = await findOrder(tx, orderId);
      if (order) await moveOrder(tx, order, { action: 'reject', actor: 'vendor 1', now: now() });
    });
  const drop = (customer: number, id: number) =>
    inTransaction(app.db, async (tx) => {
      await lockWallet(tx, customer, 'NGN');
      await tx.execute(`update customer_order set status = 'cancelled' where id = ${id} and status = 'abandoned'`);
      await releaseHolds(tx, id, now());
    });

  return async ({ do: what, customer: who, nth, amount }: Step): Promise<void> => {
    const customer = customers[who] ?? 0;
    const [mine, known] = [orders.get(customer) ?? [], references.get(customer) ?? []];
    const order = mine[nth % Math.max(mine.length, 1)];
    const reference = known[nth % Math.max(known.length, 1)];
    const newOrder = async () => {
      const { id } = await buildOrder(owner, customer, { total: 60_000 + amount });
      mine.push(id);
      return id;
    };
    const remember = (started: string) => void known.push(started);
    if (what === 'top up') remember(await harness.startTopUp(customer, amount));
    if (what === 'start') remember(await harness.startOrder(customer, order ?? (await newOrder())).catch(() => ''));
    if (what === 'start with share')
      remember(await harness.startOrder(customer, await newOrder(), { split: true }).catch(() => ''));
    if (what === 'order by wallet') {
      const id = await newOrder();
      const body = { method: 'wallet', split_payment_with_wallet: false, save_card: false } as const;
      await inTransaction(app.db, (tx) => harness.payments.openOrderPayment(tx, customer, id, body));
    }
    if (what === 'drop' && order !== undefined) await drop(customer, order);
    if (what === 'refund' && order !== undefined) await refund(order);
    if (what === 'expire') clock += 3_600_000;
    if (!reference) return;
    if (what === 'pay') paystack.pay(reference);
    if (what === 'pay less') paystack.pay(reference, { amount: 1 + (amount % 9_000) });
    if (what === 'decline') paystack.decline(reference);
    if (['settle', 'pay', 'pay less', 'decline', 'expire'].includes(what))
      await harness.jobs['query-payment']({ provider: 'paystack', reference }, attempt);
  };
}

test('whatever eight clients do, entries sum to zero, balances do not drift, and no wallet is below zero', async () => {
  const plan = fc.array(fc.array(step, { minLength: 4, maxLength: 14 }), { minLength: CLIENTS, maxLength: CLIENTS });
  await fc.assert(
    fc.asyncProperty(plan, async (clients) => {
      const harness = setUpPayments({ app, owner, now });
      const customers = await Promise.all(Array.from({ length: 3 }, () => buildCustomer(owner)));
      for (const customer of customers) await harness.fund(customer, 200_000);
      const perform = clientOf(harness, customers);
      await Promise.all(
        clients.map(async (steps) => {
          for (const each of steps) await perform(each);
        }),
      );
      expect(await findBreaches(owner.pool)).toEqual([]);
      const { rows } = await owner.pool.query('select min(balance)::int as least from wallet');
      expect(rows[0].least).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
