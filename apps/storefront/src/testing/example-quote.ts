import type { Quote } from '@jara/contract';

/** ₦3,000 of food, ₦500 for the delivery and ₦200 for the service, without discounts. */
export const EXAMPLE_QUOTE = {
  id: 5,
  original_delivery_amount: 50_000,
  final_delivery_amount: 50_000,
  original_service_amount: 20_000,
  final_service_amount: 20_000,
  delivery_price_factor: 1,
  small_order_amount: 0,
  amount: 50_000,
  lines: [
    { label: 'Subtotal', amount: 300_000 },
    { label: 'Delivery fee', amount: 50_000 },
    { label: 'Service fee', amount: 20_000 },
  ],
  discounts: [],
  promo: null,
  total: 370_000,
  cart_version: 3,
  expires_at: '2026-11-16T09:15:00.000Z',
} as unknown as Quote;
