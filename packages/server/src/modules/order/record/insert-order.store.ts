import type { Transaction } from '../../../db/client.ts';
import { getTableColumns } from '../../../db/drizzle.ts';
import { executePrepared, writtenOnce } from '../../../db/prepared.ts';
import { customer_order, type StoredOrder } from '../../../db/schema/index.ts';
import { type BalanceMove, MOVEMENT_PLACES, type Movement, movementCtes, movementParts } from '../../wallet/index.ts';

const COLUMNS = Object.entries(getTableColumns(customer_order));
const NAMES = COLUMNS.map(([name]) => name);

const valuesOf = (order: StoredOrder): unknown[] =>
  COLUMNS.map(([name, column]) => {
    const value = order[name as keyof StoredOrder];
    return value === null || value instanceof Date ? value : column.mapToDriverValue(value);
  });

type Way = 'cart' | 'package';
const wayOf = (order: StoredOrder): Way => (order.class === 'package_delivery' ? 'package' : 'cart');

/** A statement's parts whose values are the order's and the fee, after so many others. */
function orderParts(way: Way, placesBefore: number) {
  const place = (nth: number) => `$${placesBefore + nth + 1}`;
  const placeOf = (name: keyof StoredOrder) => place(NAMES.indexOf(name));
  const values = COLUMNS.map(([, column], nth) => `${place(nth)}::${column.getSQLType()}`);
  const fee = place(NAMES.length);
  // The quote of a package stays, so that whoever sends it again is told of the order.
  const use = {
    cart: `delete from delivery_fee where id = ${fee} and cart_id = ${placeOf('cart_id')} returning 1`,
    package: `update package_fee set order_id = ${placeOf('id')}
      where id = ${fee} and customer_id = ${placeOf('customer_id')} and order_id is null returning 1`,
  };
  const made = `insert into customer_order (${NAMES.join(', ')}) select ${values.join(', ')} from used`;
  return { used: use[way], made };
}

const MADE = 'on conflict do nothing returning id, customer_id, vendor_id, version, status, paid_at, cart_id';

const unpaidOrderText = writtenOnce((way: Way) => {
  const { used, made } = orderParts(way, 0);
  return `with used as (${used}) ${made} ${MADE}`;
});

/** One statement: the quote is used up and the order made. False if another has used the quote or ordered the same. */
export async function insertUnpaidOrder(tx: Transaction, order: StoredOrder, fee: number): Promise<boolean> {
  const way = wayOf(order);
  const values = [...valuesOf(order), fee];
  const { rowCount } = await executePrepared(tx, {
    name: `unpaid_order_of_${way}`,
    text: unpaidOrderText(way),
    values,
  });
  return rowCount === 1;
}

const paidOrderText = writtenOnce((way: Way, move: BalanceMove) => {
  const countPlace = MOVEMENT_PLACES + 1;
  const { used, made } = orderParts(way, countPlace);
  // db/triggers.sql announces the event to live streams.
  return `with used as (${used}), ${movementCtes(move)},
    made as (${made} where (select count(*) from entered) = $${countPlace}::int ${MADE}),
    noted as (insert into order_timeline (order_id, action, created_at) select id, 'MADE_PAYMENT', paid_at from made),
    event as (
      insert into order_event (order_id, customer_id, vendor_id, version, status, action, actor, created_at)
      select id, customer_id, vendor_id, version, status, 'MADE_PAYMENT', 'customer', paid_at from made
    ) ${way === 'cart' ? ', ended as (delete from cart using made where cart.id = made.cart_id)' : ''}
    select from made`;
});

/**
 * The same with what pays it: the money moves, and the order has its timeline and ends its cart. False too if the money did
 * not move; whoever calls undoes the transaction then, because the quote is used.
 */
export async function insertPaidOrder(
  tx: Transaction,
  order: StoredOrder,
  fee: number,
  payment: Movement,
): Promise<boolean> {
  const way = wayOf(order);
  const { move, values } = movementParts(payment);
  const { rowCount } = await executePrepared(tx, {
    name: `paid_order_of_${way}_with_${move}`,
    text: paidOrderText(way, move),
    values: [...values, payment.entries.length, ...valuesOf(order), fee],
  });
  return rowCount === 1;
}
