import { placeOrderDetails as contract } from '@jara/contract';
import { expect, test } from 'vitest';
import type { ShownCart } from '@/features/cart/data.ts';
import { placeOrderDetails } from './place-order-details.ts';

const line = { id: 'line', item_id: 4, quantity: 3, modifiers: [] };
const cart = {
  priced: [
    {
      pack: { reference: 'pack', type: 'single', lines: [line] },
      lines: [{ line, menu: undefined, price: 0, selections: [{ id: 40, menu_group_id: 400, quantity: 2, price: 0 }] }],
      container: { container_type_id: 9, name: 'Bowl', price: 0 },
      price: 0,
    },
  ],
} as unknown as Pick<ShownCart, 'priced'>;

test('analytics.007 placing an order records the fields of the specification', () => {
  const details = placeOrderDetails(
    {
      source: 'web',
      vendor_id: 7,
      customer_vendor_note: 'Hot',
      customer_delivery_note: 'Gate 2',
      payment_method: 'online_payment',
      payment_method_id: 'paystack',
      promo_codes: ['JARA10'],
      class: 'preorder_delivery',
      bag_quantity: 2,
      requires_delivery_pin: true,
      checkout_from_cart: true,
      cart_created_at: '2026-11-16 09:00:00',
      cart_id: '0199a0c2-7d54-7000-8000-000000000001',
      fee_id: 5,
      address_id: 3,
      split_payment_with_wallet: false,
      deliveryDate: '2026-11-17',
      timeRange: '12:00-14:00',
    },
    cart,
  );
  expect(details).toEqual({
    source: 'web',
    vendor_id: 7,
    notes: { customer_vendor_note: 'Hot', customer_delivery_note: 'Gate 2' },
    class: 'preorder_delivery',
    order_items: [
      { item_id: 4, quantity: 3 },
      { item_id: 40, quantity: 2 },
    ],
    payment_method_type: 'online_payment',
    payment_method_id: 'paystack',
    address_id: 3,
    fee_id: 5,
    delivery_date: '2026-11-17',
    time_range: '12:00-14:00',
    bag_quantity: 2,
    checkout_from_cart: true,
    cart_created_time: '2026-11-16 09:00:00',
    requires_delivery_pin: true,
    promo_codes: ['JARA10'],
  });
  expect(contract.safeParse(details).error).toBeUndefined();
});
