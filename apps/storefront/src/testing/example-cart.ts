import type { ShownCart } from '../features/cart/data.ts';
import { VENDOR } from './cart-browser.ts';

/** A customer's cart as the checkout shows it: settled, for a delivery, and without issues. */
export const EXAMPLE_CART = {
  vendor: VENDOR,
  cartId: '0199a0c2-7d54-7000-8000-000000000001',
  packs: [],
  priced: [],
  current: null,
  class: 'delivery',
  customer_vendor_note: '',
  customer_delivery_note: '',
  bag_quantity: 0,
  address_id: 3,
  discounts: [],
  created_at: '2026-11-16 09:00:00',
  updated_at: '2026-11-16 09:00:00',
  subtotal: 300_000,
  issues: [],
  count: 1,
  isSettled: true,
  issuesOf: () => [],
} as unknown as ShownCart;
