import {
  type DataOf,
  MOST_ABOVE,
  ORDER_PAGE_SIZE,
  type Order,
  type orderEndpoints,
  type ParsedRequestOf,
} from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Payments } from '../payment/index.ts';
import { createOrder, type OrderDeps } from './create/create-order.ts';
import type { OrderBody } from './create/refuse-order.ts';
import type { MadeOrder } from './create/write-order.ts';
import { findOwnOrder } from './record/order.store.ts';
import { showOrder } from './show/show-order.ts';
import { findOrders } from './show/shown-order.store.ts';

/** As many as where codes are typed; what was quoted is not counted. */
const GUESSED_CODES = { name: 'order-codes', most: 20, windowSeconds: 3_600, code: 'TOO_MANY_CODES' } as const;

type Deps = Omit<OrderDeps, 'countGuess'> & {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  /** Of one customer: each may hold a code's use and wait for its payment for half an hour. */
  readonly ordersAnHour?: number;
  readonly payments: Pick<Payments, 'openOrderPayment' | 'openCardAttempt' | 'executeOrderPayment'>;
};
type Created = DataOf<typeof orderEndpoints.createOrder>;
type Asked = ParsedRequestOf<typeof orderEndpoints.listOrders>['query'];

export function createOrders({ db, now, limits, ordersAnHour = 120, ...deps }: Deps) {
  const takeOrder = limits.counter({ name: 'orders', most: ordersAnHour, windowSeconds: 3_600 });
  /** Of all that the customer orders. */
  const countOrder = (customer: number) => takeOrder(String(customer));
  const { payments: paying } = deps;
  const orderDeps = { ...deps, countGuess: limits.counter(GUESSED_CODES) };
  return {
    countOrder,

    async create(tx: Transaction, customer: number, body: OrderBody) {
      const counted = countOrder(customer);
      return counted.ok ? createOrder(orderDeps, tx, customer, { body, now: now() }) : counted;
    },

    /** After the commit: charges the card, if one was chosen. What becomes of the charge is told by the order's payment. */
    async finish(customer: number, { id, made_payment, reference }: MadeOrder): Promise<Outcome<Created>> {
      const charged = reference ? await paying.executeOrderPayment(customer, { reference }) : undefined;
      const isPaid = made_payment || (charged?.ok ? charged.data.made_payment : charged?.code === 'ORDER_PAID');
      const message = isPaid ? 'Your order was received.' : 'Your order is waiting for its payment.';
      const payment = charged?.ok && !isPaid && charged.data.payment?.authorization_url ? charged.data.payment : null;
      return succeed({ id, made_payment: isPaid, payment }, { message });
    },

    async list(
      customer: number,
      { status, before, above = [] }: Asked,
    ): Promise<Outcome<DataOf<typeof orderEndpoints.listOrders>>> {
      const isFirst = before === undefined && status === undefined;
      const first = isFirst ? await findOrders(db, customer, { isUnderWay: true, limit: MOST_ABOVE }) : [];
      const without = isFirst ? first.map(({ id }) => id) : above;
      // One more than is shown tells whether there are more.
      const found = await findOrders(db, customer, { status, before, without, limit: ORDER_PAGE_SIZE + 1 });
      const orders = [...first, ...found.slice(0, ORDER_PAGE_SIZE)];
      return succeed({ orders, above: without, has_more: found.length > ORDER_PAGE_SIZE });
    },

    async get(customer: number, id: number): Promise<Outcome<Order, 'ORDER_NOT_FOUND'>> {
      const order = await findOwnOrder(db, customer, id);
      return order ? succeed(await showOrder(db, order, now())) : refuse('ORDER_NOT_FOUND');
    },
  };
}

export type Orders = ReturnType<typeof createOrders>;
