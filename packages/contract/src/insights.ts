import { z } from 'zod';
import { currency, minorUnits } from './money.ts';
import { paymentMethodType } from './payment.ts';
import { rangeOfDays } from './range-of-days.ts';

/** From the visit to the paid order, each step by the sessions that came at least so far. */
export const FUNNEL_STEPS = ['visit', 'vendor', 'cart', 'checkout', 'place_order', 'paid'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Where a checkout may be left, likewise. What can be skipped is no step: a way to pay may be chosen from last time. */
export const CHECKOUT_STEPS = ['checkout', 'place_order', 'order_placed', 'paid'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** A year, and the day with which it began. */
export const MOST_INSIGHT_DAYS = 366;

const count = z.int().nonnegative();

export const insightsQuery = rangeOfDays(MOST_INSIGHT_DAYS);

export const insights = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), sessions: count })),
  /**
   * Paid orders, whatever became of them, by the hour of their city in which they were placed. Revenue is what was taken
   * for them and their redeliveries, less what was given back: below zero where a lost package was replaced. Two
   * currencies are never added up. Orders of a vendor that is gone are in the city 'Other'.
   */
  orders_by_hour: z.array(
    z.object({ hour: z.int().min(0).max(23), city: z.string(), currency, orders: count, revenue: minorUnits }),
  ),
  /** What was searched for and not found, the most frequent first. */
  searches_without_results: z.array(z.object({ query: z.string(), times: count, sessions: count })),
  checkout_steps: z.array(z.object({ step: z.enum(CHECKOUT_STEPS), sessions: count })),
  /** The tap by the method that was chosen, the rest by that of the order. A method that nobody chose is left out. */
  checkout_methods: z.array(
    z.object({ payment_method: paymentMethodType, place_order: count, order_placed: count, paid: count }),
  ),
  errors: z.array(z.object({ name: z.string(), code: z.string(), times: count, sessions: count })),
  /** How many events there are, and how many messages were set aside because something in them was not valid. */
  events: count,
  rejected: count,
  /** Days with more events than are kept one by one: what sessions did on them is estimated from samples. */
  estimated_days: z.array(z.iso.date()),
});
export type Insights = z.infer<typeof insights>;
