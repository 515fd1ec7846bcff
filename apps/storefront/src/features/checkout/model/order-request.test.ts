import { expect, test } from 'vitest';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { orderRequest } from './order-request.ts';

const TIME = { deliveryDate: '2026-11-17', timeRange: '12:00-14:00' };
const facts = {
  cart: {
    activeVendorId: 7,
    customer_delivery_note: 'Gate 2',
    customer_vendor_note: 'Hot',
    metadata: { created_at: '2026-11-16 09:00:00' },
    ...TIME,
  },
  cartId: '0199a0c2-7d54-7000-8000-000000000001',
  bags: 2,
  addressId: 3,
  chosen: {
    type: 'online_payment',
    id: 'online_payment',
    channel: 'paystack',
    split_payment_with_wallet: false,
  } as ChosenMethod,
  quote: { id: 5, promo: { code: 'JARA10', refusal: null } },
} as const;
const of = (orderClass: 'delivery' | 'pickup' | 'preorder_delivery') => orderRequest({ ...facts, orderClass });

test('order.011 an order carries the fields of the specification', () => {
  expect(of('delivery')).toEqual({
    source: 'web',
    vendor_id: 7,
    customer_vendor_note: 'Hot',
    customer_delivery_note: 'Gate 2',
    payment_method: 'online_payment',
    payment_method_id: 'paystack',
    promo_codes: ['JARA10'],
    class: 'delivery',
    bag_quantity: 2,
    requires_delivery_pin: true,
    checkout_from_cart: true,
    cart_created_at: '2026-11-16 09:00:00',
    cart_id: facts.cartId,
    fee_id: 5,
    address_id: 3,
    split_payment_with_wallet: false,
  });
});

test('order.012 a pre-order carries its date and time range besides, and no other order does', () => {
  expect(of('preorder_delivery')).toMatchObject(TIME);
  for (const other of ['delivery', 'pickup'] as const) {
    expect(Object.keys(of(other))).not.toEqual(expect.arrayContaining(['deliveryDate']));
    expect(of(other)).not.toHaveProperty('timeRange');
  }
});

test('order.050 every order but a pickup has a delivery PIN', () => {
  expect(of('delivery').requires_delivery_pin).toBe(true);
  expect(of('preorder_delivery').requires_delivery_pin).toBe(true);
  expect(of('pickup')).toMatchObject({ requires_delivery_pin: false, address_id: null });
});

test('payment.027 the wallet pays a part exactly when its box is ticked', () => {
  const split = (split_payment_with_wallet: boolean) =>
    orderRequest({ ...facts, orderClass: 'delivery', chosen: { ...facts.chosen, split_payment_with_wallet } });
  expect(split(true).split_payment_with_wallet).toBe(true);
  expect(split(false).split_payment_with_wallet).toBe(false);
});

test('an order names no code that its quote was made without, nor one that was refused', () => {
  const codesWith = (promo: Parameters<typeof orderRequest>[0]['quote']['promo']) =>
    orderRequest({ ...facts, orderClass: 'delivery', quote: { id: 5, promo } }).promo_codes;
  const refusal = { code: 'PROMO_ENDED', message: 'This promo code has ended.' } as const;
  expect(codesWith(null)).toEqual([]);
  expect(codesWith({ code: 'JARA10', refusal })).toEqual([]);
});
