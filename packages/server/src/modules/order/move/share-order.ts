import { COMMISSION_PERCENT, orderShares } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import { sql } from '../../../db/drizzle.ts';
import { order_issue, redelivery, type StoredOrder, vendor } from '../../../db/schema/index.ts';
import { type Account, account, postTransaction } from '../../wallet/index.ts';
import { describeOrder } from '../record/describe-order.ts';

type Facts = { readonly percent: number | null; readonly missing: number; readonly redelivery: number };

async function findFacts(tx: Transaction, { id, vendor_id }: Pick<StoredOrder, 'id' | 'vendor_id'>): Promise<Facts> {
  const { rows } = await tx.execute<Record<keyof Facts, string | null>>(sql`
    select (select ${vendor.commission_percent} from ${vendor} where ${vendor.id} = ${vendor_id}::integer) as percent,
      (select sum(${order_issue.price}) from ${order_issue} where ${order_issue.order_id} = ${id}) as missing,
      (select ${redelivery.amount} from ${redelivery}
        where ${redelivery.order_id} = ${id} and ${redelivery.requested_at} is not null) as redelivery`);
  const { percent = null, missing = null, redelivery: amount = null } = rows[0] ?? {};
  return { percent: percent === null ? null : Number(percent), missing: Number(missing), redelivery: Number(amount) };
}

type Brought = Pick<StoredOrder, 'rider_id' | 'vendor_id'>;

/** Who has brought it: a rider of ours, or the vendor's own. */
function bringer({ rider_id, vendor_id }: Brought): Account | undefined {
  if (rider_id !== null) return account.rider(rider_id);
  return vendor_id === null ? undefined : account.vendor(vendor_id);
}

/** One amount for each account. */
function summed(entries: readonly { readonly account: Account; readonly amount: number }[]) {
  const byAccount = Map.groupBy(entries, (entry) => entry.account);
  return [...byAccount].map(([name, own]) => ({
    account: name,
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

/**
 * Decisions §11: of a completed order commission and what was credited for the vendor's faults are taken from the vendor,
 * and whoever has brought it gets the delivery's share, once. The rest is revenue already.
 */
export async function shareOrder(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  const { id, vendor_id, delivery_amount, vendor_charge } = order;
  const { percent, missing, redelivery: paidAgain } = await findFacts(tx, order);
  const shares = orderShares({
    items: order.subtotal - missing,
    commissionPercent: percent ?? COMMISSION_PERCENT,
    ...{ delivery_amount, lines: order.content.lines, redelivery: paidAgain },
  });
  const by = bringer(order);
  const delivery = by === undefined ? 0 : shares.delivery;
  await postTransaction(tx, {
    kind: 'share',
    ref: `share:${id}`,
    currency: order.currency,
    description: `Shares of ${describeOrder(order)}`,
    created_at: now,
    entries: summed([
      ...(vendor_id === null
        ? []
        : [{ account: account.vendor(vendor_id), amount: -shares.commission - vendor_charge }]),
      { account: account.commissionRevenue, amount: shares.commission },
      { account: account.adjustments, amount: vendor_charge },
      ...(by === undefined ? [] : [{ account: by, amount: delivery }]),
      { account: account.deliveryRevenue, amount: -delivery },
    ]),
  });
}
