import type { MinorUnits } from '@jara/contract';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { type OrderKey, orderKey, type Payable, type PayablePort } from '../../payment/index.ts';
import { lockWallet } from '../../wallet/index.ts';
import { bookOrderPayment } from '../record/book-order-payment.ts';
import { findOrder, findOwnOrder, lockCart, lockOrder, markPaid } from '../record/order.store.ts';

function refusalOf({ status }: StoredOrder): Payable<OrderKey>['refusal'] {
  if (status === 'abandoned') return undefined;
  return status === 'cancelled' ? 'ORDER_DROPPED' : 'ORDER_PAID';
}

const toPay = (order: StoredOrder): Payable<OrderKey> => ({
  key: orderKey(order.id),
  customer_id: order.customer_id,
  currency: order.currency,
  total: order.total as MinorUnits,
  isWaiting: order.status === 'abandoned',
  isPaid: order.paid_at !== null,
  refusal: refusalOf(order),
});

/**
 * An order that waits for its payment. Whoever changes it holds its cart, then the wallet, then the order itself: so does
 * whoever orders the cart again.
 */
export const orderPayable: PayablePort<OrderKey> = {
  async find(db, customerId, { order_id }) {
    const found = await findOwnOrder(db, customerId, order_id);
    return found && toPay(found);
  },

  async lock(tx, { order_id }) {
    const found = await findOrder(tx, order_id);
    if (!found) return undefined;
    await lockCart(tx, found.cart_id);
    await lockWallet(tx, found.customer_id, found.currency);
    const locked = await lockOrder(tx, order_id);
    return locked && toPay(locked);
  },

  async pay(tx, { order_id }, debits, now) {
    const order = await findOrder(tx, order_id);
    if (order?.status !== 'abandoned') return 'not waiting';
    const posted = await bookOrderPayment(tx, order, debits, now);
    if (posted === 'insufficient') return 'insufficient';
    return posted === 'posted' && (await markPaid(tx, order, now)) ? 'paid' : 'not waiting';
  },
};
