import { CHECKOUT_STEPS, type CheckoutStep, FUNNEL_STEPS, type FunnelStep, type Insights } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { Days } from './insight-days.ts';
import {
  findErrors,
  findSearchesWithoutResults,
  sumOrdersByHour,
  sumTotals,
  type Totals,
} from './insight-totals.store.ts';

function methodsOf({ methods, placed, paid }: Totals): Insights['checkout_methods'] {
  return [...new Set([...methods.keys(), ...placed.keys()])]
    .sort()
    .map((payment_method) => ({
      payment_method,
      place_order: methods.get(payment_method) ?? 0,
      order_placed: placed.get(payment_method) ?? 0,
      paid: paid.get(payment_method) ?? 0,
    }))
    .sort((one, other) => other.place_order - one.place_order);
}

/** Nobody comes to a step who was not at the one before: of estimated days, and of sessions cut in two, that is not known. */
function sessionsAt<Step extends FunnelStep | CheckoutStep>(steps: readonly Step[], { steps: known }: Totals) {
  let further = 0;
  return steps
    .toReversed()
    .map((step) => {
      further = Math.max(further, known.get(step) ?? 0);
      return { step, sessions: further };
    })
    .reverse();
}

export function createInsights({ db }: { readonly db: Db }) {
  return {
    /** One statement after another, four in all: customers need the other connections. Neither event nor order is read. */
    async read(days: Days): Promise<Outcome<Insights>> {
      const totals = await sumTotals(db, days);
      return succeed({
        ...days,
        funnel: sessionsAt(FUNNEL_STEPS, totals),
        orders_by_hour: await sumOrdersByHour(db, days),
        searches_without_results: await findSearchesWithoutResults(db, days),
        checkout_steps: sessionsAt(CHECKOUT_STEPS, totals),
        checkout_methods: methodsOf(totals),
        errors: await findErrors(db, days),
        events: totals.events,
        rejected: totals.rejected,
        estimated_days: [...totals.estimated_days],
      });
    },
  };
}

export type InsightsReader = ReturnType<typeof createInsights>;
