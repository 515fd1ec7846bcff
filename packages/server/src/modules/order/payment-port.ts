import type { OrderPort } from '../payment/index.ts';
import { orderPayable } from './move/order-payable.ts';
import { redeliveryPayable } from './redelivery/redelivery-payable.ts';

/** Each knows its own keys and refusals, which the port tells apart by the key alone. */
const portOf = ({ redelivery_id }: { readonly redelivery_id: number | null }) =>
  (redelivery_id === null ? orderPayable : redeliveryPayable) as OrderPort;

/** What payments do with orders and their redeliveries. */
export const orderPort: OrderPort = {
  find: (db, customerId, key, now) => portOf(key).find(db, customerId, key, now),
  lock: (tx, key, now) => portOf(key).lock(tx, key, now),
  pay: (tx, key, debits, now) => portOf(key).pay(tx, key, debits, now),
};
