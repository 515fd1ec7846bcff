import type { OrderHistory, OrdersClass } from '@jara/contract';
import { formatMoment } from './format-moment.ts';

const CLASS_LABEL: Readonly<Record<OrdersClass, string>> = {
  delivery: 'Delivery',
  pickup: 'Pickup',
  preorder_delivery: 'Pre-order',
  package_delivery: 'Package',
};

type Order = Pick<OrderHistory['order'], 'class' | 'delivery_date' | 'time_range' | 'bag_quantity' | 'ready_by'>;

/** What kind of order it is, for when, and what goes with it. */
export function orderFacts({ class: kind, delivery_date, time_range, bag_quantity, ready_by }: Order) {
  const slot = [delivery_date, time_range].filter((part) => part !== null && part !== '').join(', ');
  const facts: (readonly [string, string | false])[] = [
    ['Kind', CLASS_LABEL[kind]],
    ['For', slot !== '' && slot],
    ['Ready by', ready_by !== null && formatMoment(ready_by)],
    ['Bags', bag_quantity > 0 && String(bag_quantity)],
  ];
  return facts.flatMap(([name, value]) => (value === false ? [] : [[name, value] as const]));
}
