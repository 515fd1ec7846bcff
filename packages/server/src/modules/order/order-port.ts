import type { OrderPort } from '../payment/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { findOrder, findOwnOrder, lockCart, lockOrder, markPaid, toPay } from './order.store.ts';
import { postOrder } from './pay-order.ts';

/**
 * What payments do with orders. Whoever changes an order holds its cart, then the wallet, then the order itself: so does
 * whoever orders the cart again.
 */
export const orderPort: OrderPort = {
  async find(db, customerId, orderId) {
    const found = await findOwnOrder(db, customerId, orderId);
    return found && toPay(found);
  },

  async lock(tx, orderId) {
    const found = await findOrder(tx, orderId);
    if (!found) return undefined;
    await lockCart(tx, found.cart_id);
    await lockWallet(tx, found.customer_id, found.currency);
    const locked = await lockOrder(tx, orderId);
    return locked && toPay(locked);
  },

  async pay(tx, orderId, debits, now) {
    const order = await findOrder(tx, orderId);
    if (order?.status !== 'abandoned') return 'not waiting';
    const posted = await postOrder(tx, order, debits, now);
    if (posted === 'insufficient') return 'insufficient';
    return posted === 'posted' && (await markPaid(tx, order, now)) ? 'paid' : 'not waiting';
  },
};
