import type { Acknowledged } from './acknowledged.ts';
import type { Customer } from './customers.ts';
import type { Evidence } from './evidence.ts';
import { findDrift, keysOf } from './find-drift.ts';
import { chargedOf, type Part, postedOf, sumUp } from './money-of.ts';

export type Finding = {
  readonly kind: 'lost' | 'doubled' | 'drift' | 'overdrawn' | 'untrue' | 'dead job' | 'invariant';
  readonly detail: string;
};

type Case = Evidence & {
  readonly acknowledged: Pick<Acknowledged, 'orders' | 'topUps' | 'moves' | 'contradictions'>;
  readonly customers: readonly Pick<Customer, 'id' | 'currency' | 'firstBalance'>[];
};

/** What the API acknowledged is there, and is what it said. */
function unkept({ acknowledged, orders, entries }: Case): Finding[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const refs = new Set(entries.map(({ ref }) => ref));
  const ofOrders = [...acknowledged.orders].flatMap(([id, { customerId, isPaid }]): Finding[] => {
    const order = byId.get(id);
    if (order?.customer_id !== customerId) return [{ kind: 'lost', detail: `order ${id} was acknowledged` }];
    if (isPaid && order.paid_at === null) return [{ kind: 'lost', detail: `order ${id} was told to be paid` }];
    return [];
  });
  const ofTopUps = [...acknowledged.topUps]
    .filter((reference) => !refs.has(`topup:${reference}`))
    .map((reference): Finding => ({ kind: 'lost', detail: `top-up ${reference} was told to be in the wallet` }));
  const ofMoves = [...acknowledged.moves.values()].flatMap(({ id, version, status, refunded }): Finding[] => {
    const order = byId.get(id);
    const isBehind = order === undefined || order.version < version || order.refunded < refunded;
    const isOther = order?.version === version && order.status !== status;
    return isBehind || isOther ? [{ kind: 'lost', detail: `order ${id} was told to be ${status}` }] : [];
  });
  return [
    ...ofOrders,
    ...ofMoves,
    ...ofTopUps,
    ...acknowledged.contradictions.map((detail): Finding => ({ kind: 'untrue', detail })),
  ];
}

/** Every charge of a provider is in the ledger once, and nothing else is. */
function charges(found: Case): Finding[] {
  const [charged, posted] = [chargedOf(found), postedOf(found)];
  return keysOf(charged, posted).flatMap((key): Finding[] => {
    const [taken, noted] = [charged.get(key) ?? 0, posted.get(key) ?? 0];
    if (taken === noted) return [];
    const detail = `payment ${key}: charged ${taken}, in the ledger ${noted}`;
    return [{ kind: noted < taken ? 'lost' : 'doubled', detail }];
  });
}

/** A version of a cart is ordered and paid once, as an invariant says of packages; a saved card is charged for an order once. */
function onlyOnce({ orders, payments, providerRecords }: Case): Finding[] {
  const paid = orders
    .filter(({ paid_at, cart_id }) => paid_at !== null && cart_id !== null)
    .map(({ cart_id, cart_version }): Part => [`cart ${cart_id}, version ${cart_version}`, 1]);
  const taken = new Set(providerRecords.filter((each) => each.charges.length > 0).map(({ reference }) => reference));
  const cards = payments
    .filter(
      ({ channel, destination, reference }) => channel === 'card' && destination === 'order' && taken.has(reference),
    )
    .map(({ order_id }): Part => [`the card of order ${order_id}`, 1]);
  return [...sumUp([...paid, ...cards])]
    .filter(([, times]) => times > 1)
    .map(([what, times]) => ({ kind: 'doubled', detail: `${what}: paid ${times} times` }));
}

/** Only money that a provider took back may leave a wallet below zero. */
function overdrawn({ wallets, entries }: Case): Finding[] {
  const reversed = new Set(entries.filter(({ ref }) => ref.startsWith('reversal:')).map(({ account }) => account));
  return wallets
    .filter(({ balance, customer_id }) => balance < 0 && !reversed.has(`wallet:${customer_id}`))
    .map(({ customer_id, balance }) => ({ kind: 'overdrawn', detail: `wallet of ${customer_id}: ${balance}` }));
}

const drift = (found: Case): Finding[] =>
  findDrift(found).map(({ who, brought, kept }) => ({
    kind: 'drift',
    detail: `${who}: brought ${brought}, accounted for ${kept}`,
  }));

/** All that contradicts the promises of this product; an empty list means that they were kept. */
export const reconcile = (found: Case): Finding[] => [
  ...unkept(found),
  ...charges(found),
  ...onlyOnce(found),
  ...drift(found),
  ...overdrawn(found),
  ...found.deadJobs.map(({ name, last_error }): Finding => ({ kind: 'dead job', detail: `${name}: ${last_error}` })),
  ...found.breaches.map(({ name, detail }): Finding => ({ kind: 'invariant', detail: `${name}: ${detail}` })),
];
