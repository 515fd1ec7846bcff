import type { CheckoutStep, FunnelStep, PaymentMethodType } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type SQL, sql } from '../../db/drizzle.ts';
import { type Days, happenedIn, receivedIn } from './insight-days.ts';

/**
 * Orders that pages say they have made. A page is believed only about an order of the user that it names, and of several
 * sessions that name one order the first has it: forged events make no more paying sessions than there are paid orders.
 */
const placedOrders = (days: Days): SQL => sql`
  select distinct on (customer_order.id)
    session_id, customer_order.payment_method, customer_order.paid_at is not null as is_paid
  from analytics_event
  join customer_order on customer_order.id = (details ->> 'order_id')::integer and customer_order.customer_id = user_id
  where event_type = 'view_component' and name = 'order_placed' and ${happenedIn(days)}
  order by customer_order.id, occurred_at`;

type SessionCounts = Readonly<Record<FunnelStep | CheckoutStep | 'events' | 'rejected', number>>;

/** Each step by the sessions that came to it, whatever came before. One scan of the days' events. */
export async function countSessions(db: Db, days: Days): Promise<SessionCounts> {
  const { rows } = await db.execute<SessionCounts>(sql`
    select
      coalesce(sum(events), 0)::integer as events,
      count(*)::integer as visit,
      (count(*) filter (where vendor))::integer as vendor,
      (count(*) filter (where cart))::integer as cart,
      (count(*) filter (where checkout))::integer as checkout,
      (count(*) filter (where payment_method))::integer as payment_method,
      (count(*) filter (where place_order))::integer as place_order,
      (select count(distinct session_id) from (${placedOrders(days)}) placed)::integer as order_placed,
      (select count(distinct session_id) from (${placedOrders(days)}) placed where is_paid)::integer as paid,
      (select count(*) from analytics_rejected where ${receivedIn(days)})::integer as rejected
    from (
      select
        count(*) as events,
        bool_or(event_type = 'view_page' and name = 'vendor') as vendor,
        bool_or(event_type = 'click_component' and name = 'add_to_cart') as cart,
        bool_or(event_type = 'view_section' and name = 'checkout') as checkout,
        bool_or(event_type = 'view_modal' and name = 'payment_method') as payment_method,
        bool_or(event_type = 'click_button' and name = 'place_order') as place_order
      from analytics_event
      where ${happenedIn(days)}
      group by session_id
    ) session`);
  const [counts] = rows;
  if (!counts) throw new Error('a count gives one row');
  return counts;
}

type MethodCounts = {
  readonly payment_method: PaymentMethodType;
  readonly place_order: number;
  readonly order_placed: number;
  readonly paid: number;
};

/** The tap by the method that was chosen, the rest by that of the order. */
export async function countMethods(db: Db, days: Days): Promise<MethodCounts[]> {
  const { rows } = await db.execute<MethodCounts>(sql`
    select
      payment_method,
      (count(distinct session_id) filter (where step = 'place_order'))::integer as place_order,
      (count(distinct session_id) filter (where step = 'order_placed'))::integer as order_placed,
      (count(distinct session_id) filter (where is_paid))::integer as paid
    from (
      select details ->> 'payment_method_type' as payment_method, session_id, 'place_order' as step, false as is_paid
      from analytics_event
      where event_type = 'click_button' and name = 'place_order' and details ? 'payment_method_type'
        and ${happenedIn(days)}
      union all
      select payment_method, session_id, 'order_placed', is_paid from (${placedOrders(days)}) placed
    ) reached
    group by payment_method
    order by place_order desc, payment_method`);
  return rows;
}
