import { CHECKOUT_STEPS, FUNNEL_STEPS, type Insights } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { Days } from './insight-days.ts';
import { sumOrdersByHour } from './insight-orders.store.ts';
import { countPlaced } from './insight-placed.store.ts';
import { findErrors, findSearchesWithoutResults, sumTotals } from './insight-totals.store.ts';

type Totals = Awaited<ReturnType<typeof sumTotals>>;
type Placed = Awaited<ReturnType<typeof countPlaced>>;

/** The tap by the method that was chosen, the rest by that of the order. */
function methodsOf({ methods }: Totals, { byMethod }: Placed): Insights['checkout_methods'] {
  return [...new Set([...methods.keys(), ...byMethod.keys()])]
    .sort()
    .map((payment_method) => ({
      payment_method,
      place_order: methods.get(payment_method) ?? 0,
      order_placed: byMethod.get(payment_method)?.order_placed ?? 0,
      paid: byMethod.get(payment_method)?.paid ?? 0,
    }))
    .sort((one, other) => other.place_order - one.place_order);
}

export function createInsights({ db }: { readonly db: Db }) {
  return {
    /** One statement after another, five in all: customers need the other connections. No event is read. */
    async read(days: Days): Promise<Outcome<Insights>> {
      const totals = await sumTotals(db, days);
      const placed = await countPlaced(db, days);
      const steps = new Map([...totals.steps, ['order_placed', placed.order_placed], ['paid', placed.paid]]);
      const sessionsAt = <Step extends string>(step: Step) => ({ step, sessions: steps.get(step) ?? 0 });
      return succeed({
        ...days,
        funnel: FUNNEL_STEPS.map(sessionsAt),
        orders_by_hour: await sumOrdersByHour(db, days),
        searches_without_results: await findSearchesWithoutResults(db, days),
        checkout_steps: CHECKOUT_STEPS.map(sessionsAt),
        checkout_methods: methodsOf(totals, placed),
        errors: await findErrors(db, days),
        events: totals.events,
        rejected: totals.rejected,
        estimated_days: [...totals.estimated_days],
      });
    },
  };
}

export type InsightsReader = ReturnType<typeof createInsights>;
