import { z } from 'zod';
import { currency, price } from './money.ts';
import { paymentMethodType } from './payment.ts';

/** From the visit to the paid order, each step by sessions. */
export const FUNNEL_STEPS = ['visit', 'vendor', 'cart', 'checkout', 'place_order', 'paid'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Where a checkout may be left, each by sessions. */
export const CHECKOUT_STEPS = ['checkout', 'payment_method', 'place_order', 'order_placed', 'paid'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const MOST_INSIGHT_DAYS = 92;

const DAY_MS = 86_400_000;
const count = z.int().nonnegative();

/** Days as people of the cities count them, both included. */
export const insightsQuery = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be before the first day' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_INSIGHT_DAYS, {
    path: ['to'],
    error: `must be at most ${MOST_INSIGHT_DAYS} days after the first`,
  });

export const insights = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), sessions: count })),
  /** Paid orders, whatever became of them. The hour is the city's own. Two currencies are never added up. */
  orders_by_hour: z.array(
    z.object({ hour: z.int().min(0).max(23), city: z.string(), currency, orders: count, revenue: price }),
  ),
  /** What was searched for and not found, the most frequent first. */
  searches_without_results: z.array(z.object({ query: z.string(), times: count, sessions: count })),
  checkout_steps: z.array(z.object({ step: z.enum(CHECKOUT_STEPS), sessions: count })),
  checkout_methods: z.array(
    z.object({ payment_method: paymentMethodType, place_order: count, order_placed: count, paid: count }),
  ),
  errors: z.array(z.object({ name: z.string(), code: z.string(), times: count, sessions: count })),
  /** How many events there are, and how many were set aside because they were not valid. */
  events: count,
  rejected: count,
});
export type Insights = z.infer<typeof insights>;
