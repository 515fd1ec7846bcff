import type { Insights } from '@jara/contract';

/** Two cities in two currencies, with something in each block. */
export const EXAMPLE_INSIGHTS = {
  from: '2026-11-10',
  to: '2026-11-16',
  funnel: [
    { step: 'visit', sessions: 1200 },
    { step: 'vendor', sessions: 780 },
    { step: 'cart', sessions: 410 },
    { step: 'checkout', sessions: 300 },
    { step: 'place_order', sessions: 240 },
    { step: 'paid', sessions: 198 },
  ],
  orders_by_hour: [
    { hour: 12, city: 'Lagos', currency: 'NGN', orders: 40, revenue: 18_000_050 },
    { hour: 13, city: 'Lagos', currency: 'NGN', orders: 60, revenue: 27_000_000 },
    { hour: 13, city: 'Accra', currency: 'GHS', orders: 20, revenue: 240_000 },
  ] as Insights['orders_by_hour'],
  searches_without_results: [
    { query: 'suya, spicy', times: 12, sessions: 9 },
    { query: '=cmd', times: 3, sessions: 3 },
  ],
  checkout_steps: [
    { step: 'checkout', sessions: 300 },
    { step: 'place_order', sessions: 240 },
    { step: 'order_placed', sessions: 220 },
    { step: 'paid', sessions: 198 },
  ],
  checkout_methods: [
    { payment_method: 'card', place_order: 120, order_placed: 112, paid: 105 },
    { payment_method: 'wallet', place_order: 0, order_placed: 0, paid: 0 },
  ],
  errors: [{ name: 'api', code: 'UNAVAILABLE', times: 14, sessions: 11 }],
  events: 24_310,
  estimated_days: [],
  rejected: 7,
} satisfies Insights;
