import type { Customer } from './customers.ts';
import type { Evidence } from './evidence.ts';
import { chargedOf, type Part, referenceOf, type Sums, sumUp } from './money-of.ts';

type Case = Pick<Evidence, 'payments' | 'orders' | 'redeliveries' | 'wallets' | 'entries' | 'providerRecords'> & {
  readonly customers: readonly Pick<Customer, 'id' | 'currency' | 'firstBalance'>[];
};

const HOLD = /^hold:(.+)$/;

const keyOf = (customerId: number | undefined, currency: string) => `customer ${customerId} ${currency}`;

const payersOf = ({ payments }: Case) =>
  new Map(payments.map(({ reference, customer_id }) => [reference, customer_id]));

/** What they began with, and what providers took from them. */
function broughtBy(found: Case): Sums {
  const payers = payersOf(found);
  const charged = [...chargedOf(found)].map(([key, amount]): Part => {
    const [reference = '', currency = ''] = key.split(' ');
    return [keyOf(payers.get(reference), currency), amount];
  });
  const first = found.customers.map(({ id, currency, firstBalance }): Part => [keyOf(id, currency), firstBalance]);
  return sumUp([...first, ...charged]);
}

/** What is in the wallet, has paid for orders and redeliveries and was not given back, is held for a payment, or is in suspense. */
function keptFor(found: Case): Sums {
  const payers = payersOf(found);
  const balances = found.wallets.map(
    ({ customer_id, currency, balance }): Part => [keyOf(customer_id, currency), balance],
  );
  const paid = new Map(found.orders.filter(({ paid_at }) => paid_at !== null).map((order) => [order.id, order]));
  const spent = [...paid.values()].map(
    ({ customer_id, currency, total, refunded }): Part => [keyOf(customer_id, currency), total - refunded],
  );
  const broughtAgain = found.redeliveries.flatMap(({ order_id, amount }): Part[] => {
    const order = paid.get(order_id);
    return order === undefined ? [] : [[keyOf(order.customer_id, order.currency), amount]];
  });
  const waiting = found.entries.flatMap(({ account, ref, currency, amount }): Part[] => {
    const reference = HOLD.exec(account)?.[1] ?? (account === 'suspense' ? referenceOf(ref) : undefined);
    return reference === undefined ? [] : [[keyOf(payers.get(reference), currency), amount]];
  });
  return sumUp([...balances, ...spent, ...broughtAgain, ...waiting]);
}

export const keysOf = (one: Sums, other: Sums): string[] => [...new Set([...one.keys(), ...other.keys()])];

/**
 * Customers whose money does not add up. It does not take the ledger's word: it compares what customers and providers
 * gave with what they have and got for it.
 */
export function findDrift(found: Case): { readonly who: string; readonly brought: number; readonly kept: number }[] {
  const [brought, kept] = [broughtBy(found), keptFor(found)];
  return keysOf(brought, kept)
    .map((who) => ({ who, brought: brought.get(who) ?? 0, kept: kept.get(who) ?? 0 }))
    .filter((each) => each.brought !== each.kept);
}
