import { randomUUID } from 'node:crypto';
import type { MinorUnits } from '@jara/contract';
import type { schema } from '@jara/server/db';
import type { DemoOrder } from './demo-visits.ts';
import type { OrderedShop } from './shops.ts';

type Order = typeof schema.customer_order.$inferSelect;

/** A tenth of what the dish costs. */
const serviceOf = (price: number) => Math.round(price / 10);

/** An order for one dish, which its customer has fetched: no address, no rider. */
export function demoOrder({ id, shop, method, at }: DemoOrder<OrderedShop>): Order {
  const { dish, vendor, vendor_id, customer_id, currency } = shop;
  const price = dish.price as MinorUnits;
  const service_amount = serviceOf(price) as MinorUnits;
  const pack_reference = randomUUID();
  const item = { item_id: dish.id, name: dish.name, quantity: 1, price_per_quantity: price, price, pack_reference };
  return {
    ...{ id, customer_id, vendor_id, class: 'pickup', status: 'success', version: 1, currency },
    ...{ cart_id: randomUUID(), cart_version: 1, bag_quantity: 0, refunded: 0, vendor_charge: 0 },
    ...{ subtotal: price, service_amount, total: price + service_amount },
    ...{ delivery_amount: 0, bag_amount: 0, protection_amount: 0, discount_amount: 0 },
    content: {
      items: [{ ...item, type: 'menu' }],
      lines: [
        { label: 'Subtotal', amount: price },
        { label: 'Service fee', amount: service_amount },
      ],
      ...{ containers: [], discounts: [], vendor, address: null },
    },
    ...{ customer_vendor_note: '', customer_delivery_note: '', delivery_date: null, time_range: null },
    ...{ requires_delivery_pin: false, pin: '0000', wrong_pins: 0, rider_id: null, delivery_fault: null },
    ready_by: null,
    ...{ promo_code: null, promo_use_id: null, split_payment_with_wallet: false },
    ...{ payment_method: method, payment_method_id: null, created_at: at, paid_at: at },
  };
}
