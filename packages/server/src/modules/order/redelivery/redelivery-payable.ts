import type { MinorUnits } from '@jara/contract';
import type { Payable, PayablePort, RedeliveryKey } from '../../payment/index.ts';
import { account, lockWallet, postTransaction } from '../../wallet/index.ts';
import { moveOrder } from '../move/move-order.ts';
import { lockOrder } from '../record/order.store.ts';
import { findRedelivery, markRequested, type StoredRedelivery } from './redelivery.store.ts';
import { refuseRedelivery, waitsForMoney } from './redelivery-rules.ts';

const toPay = (key: RedeliveryKey, found: StoredRedelivery, now: Date): Payable<RedeliveryKey> => ({
  key,
  customer_id: found.order.customer_id,
  currency: found.order.currency,
  total: found.amount as MinorUnits,
  isWaiting: waitsForMoney(found.order, now),
  isPaid: found.requested_at !== null,
  // One that is free is asked for, not paid.
  refusal:
    found.amount === 0
      ? 'REDELIVERY_NOT_OFFERED'
      : (refuseRedelivery(found.order, now) ?? (found.expires_at <= now ? 'REDELIVERY_FEE_STALE' : undefined)),
});

/** Another delivery of an order, for a fee: paying it requests it. The order's lock is that of all its fees. */
export const redeliveryPayable: PayablePort<RedeliveryKey> = {
  async find(db, customerId, key, now) {
    const found = await findRedelivery(db, key);
    return found?.order.customer_id === customerId ? toPay(key, found, now) : undefined;
  },

  async lock(tx, key, now) {
    const found = await findRedelivery(tx, key);
    if (!found) return undefined;
    await lockWallet(tx, found.order.customer_id, found.order.currency);
    await lockOrder(tx, key.order_id);
    const locked = await findRedelivery(tx, key);
    return locked && toPay(key, locked, now);
  },

  async pay(tx, key, debits, now) {
    const found = await findRedelivery(tx, key);
    if (!found || !waitsForMoney(found.order, now)) return 'not waiting';
    const { order, amount } = found;
    const posted = await postTransaction(tx, {
      ...{ kind: 'redelivery', ref: `redelivery:${key.redelivery_id}`, currency: order.currency, created_at: now },
      description: `Redelivery of order #${order.id}`,
      entries: [...debits, { account: account.deliveryRevenue, amount }],
    });
    if (posted !== 'posted') return posted === 'insufficient' ? posted : 'not waiting';
    const isRequested = await markRequested(tx, key.redelivery_id, now);
    const moved = await moveOrder(tx, order, { action: 'redeliver', actor: 'customer', now });
    if (!isRequested || !moved) throw new Error('a redelivery that is locked is as it was read');
    return 'paid';
  },
};
