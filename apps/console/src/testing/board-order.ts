import type { BoardOrder, OrderedItem } from '@jara/contract';

const PACK = '00000000-0000-4000-8000-00000000000a';
const item = (item_id: number, type: OrderedItem['type'], name: string): OrderedItem => ({
  ...{ item_id, type, name, quantity: 1, pack_reference: PACK },
  ...{ price_per_quantity: 100_000 as OrderedItem['price'], price: 100_000 as OrderedItem['price'] },
});

/** A delivery that has just been paid: a burger with two options. */
export const boardOrder = (id: number, given: Partial<BoardOrder> = {}): BoardOrder => ({
  ...{ id, class: 'delivery', status: 'received', version: 1, delivery_date: null, time_range: null },
  ...{ created_at: '2026-11-16T10:58:00.000Z', paid_at: '2026-11-16T10:58:00.000Z', ready_by: null, is_ready: false },
  ...{ customer_name: 'Ada O.', customer_vendor_note: 'No onions', bag_quantity: 0, issues: [], rider: null },
  items: [item(1, 'menu', 'Cedar burger'), item(11, 'group', 'Extra cheese'), item(12, 'group', 'Spicy')],
  containers: [item(5, 'container', 'Burger box')],
  ...given,
});
