import type { ActiveOrder, DataOf, Order, TimelineEntry, Tracking, trackingEndpoints } from '@jara/contract';
import { isCompleted } from '@jara/domain/order';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { moveOrder } from '../move/move-order.ts';
import { findOwnOrder } from '../record/order.store.ts';
import { showOrder } from './show-order.ts';
import { shownActiveOrder, shownTracking } from './shown-tracking.ts';
import { NOTHING_SIMULATED, type Simulated } from './simulated.ts';
import { findFollowedOrder, findOrdersUnderWay } from './tracking.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date; readonly simulated?: Simulated };
type Delivery = DataOf<typeof trackingEndpoints.getDelivery>;

const ARRIVED = 'Your order has arrived. Enjoy it!';
const THANKS: Readonly<Record<Order['class'], string>> = {
  delivery: ARRIVED,
  preorder_delivery: ARRIVED,
  pickup: 'Your order was picked up. Enjoy it!',
  package_delivery: 'Your package has arrived. Thank you!',
};

/** What a customer sees of an order that is under way, and says of one that has come. */
export function createTracking({ db, now, simulated = NOTHING_SIMULATED }: Deps) {
  async function track(customer: number, id: number): Promise<Outcome<Tracking, 'ORDER_NOT_FOUND'>> {
    const order = await findFollowedOrder(db, customer, id);
    return order ? succeed(shownTracking(order, now(), simulated)) : refuse('ORDER_NOT_FOUND');
  }

  return {
    track,

    async active(customer: number): Promise<Outcome<ActiveOrder[]>> {
      const orders = await findOrdersUnderWay(db, customer);
      return succeed(orders.map((order) => shownActiveOrder(order, now(), simulated)));
    },

    async timeline(customer: number, id: number): Promise<Outcome<TimelineEntry[], 'ORDER_NOT_FOUND'>> {
      const tracked = await track(customer, id);
      return tracked.ok ? succeed(tracked.data.timeline) : tracked;
    },

    async delivery(customer: number, id: number): Promise<Outcome<Delivery, 'ORDER_NOT_FOUND'>> {
      return await track(customer, id);
    },

    /** Two clicks, two tabs: the second finds it done. */
    async complete(customer: number, id: number): Promise<Outcome<Order, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON'>> {
      const found = await findOwnOrder(db, customer, id);
      if (!found) return refuse('ORDER_NOT_FOUND');
      const move = { action: 'complete', actor: 'customer', now: now() } as const;
      const moved = await inTransaction(db, (tx) => moveOrder(tx, found, move));
      const order = moved ?? (await findOwnOrder(db, customer, id));
      if (!order || !isCompleted(order.status)) return refuse('ORDER_MOVED_ON');
      return succeed(await showOrder(db, order, now()), { message: THANKS[order.class] });
    },
  };
}

export type TrackingService = ReturnType<typeof createTracking>;
