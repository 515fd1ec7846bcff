import type { Evidence } from './evidence.ts';

/** Sums by key. */
export type Sums = ReadonlyMap<string, number>;
export type Part = readonly [key: string, amount: number];

export function sumUp(parts: readonly Part[]): Sums {
  const sums = new Map<string, number>();
  for (const [key, amount] of parts) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}

/** What comes in several parts has a ref for each: `late:<reference>:<sum so far>`. */
const REFERENCE = /^(?:topup|late|suspense|reversal):([^:]+)/;

/** The payment that a movement is of; undefined where it is of an order or by hand. */
export const referenceOf = (ref: string): string | undefined => REFERENCE.exec(ref)?.[1];

/** What the providers took for each payment, less what they gave back, by `<reference> <currency>`. */
export const chargedOf = ({ providerRecords }: Pick<Evidence, 'providerRecords'>): Sums =>
  sumUp(
    providerRecords.flatMap(({ reference, charges, refunds }) => [
      ...charges.map(({ amount, currency }): Part => [`${reference} ${currency}`, amount]),
      ...refunds.map(({ amount }): Part => [`${reference} ${charges[0]?.currency}`, -amount]),
    ]),
  );

/** What the ledger says that the providers took for each payment. */
export function postedOf({ entries, payments }: Pick<Evidence, 'entries' | 'payments'>): Sums {
  const paidOrders = new Map<string, string>(
    payments
      .filter(({ credited_to }) => credited_to === 'order')
      .map(({ order_id, reference }) => [`order:${order_id}`, reference]),
  );
  const paymentOf = (ref: string) => referenceOf(ref) ?? paidOrders.get(ref) ?? ref;
  return sumUp(
    entries
      .filter(({ account }) => account.startsWith('clearing:'))
      .map(({ ref, currency, amount }) => [`${paymentOf(ref)} ${currency}`, -amount]),
  );
}
