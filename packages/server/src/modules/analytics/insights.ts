import { CHECKOUT_STEPS, FUNNEL_STEPS, type Insights } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { Days } from './insight-days.ts';
import { findErrors, findSearchesWithoutResults } from './insight-lists.store.ts';
import { sumOrdersByHour } from './insight-orders.store.ts';
import { countMethods, countSessions } from './insight-sessions.store.ts';

export function createInsights({ db }: { readonly db: Db }) {
  return {
    /** One statement after another, five in all: customers need the other connections. */
    async read(days: Days): Promise<Outcome<Insights>> {
      const sessions = await countSessions(db, days);
      return succeed({
        ...days,
        funnel: FUNNEL_STEPS.map((step) => ({ step, sessions: sessions[step] })),
        orders_by_hour: await sumOrdersByHour(db, days),
        searches_without_results: await findSearchesWithoutResults(db, days),
        checkout_steps: CHECKOUT_STEPS.map((step) => ({ step, sessions: sessions[step] })),
        checkout_methods: await countMethods(db, days),
        errors: await findErrors(db, days),
        events: sessions.events,
        rejected: sessions.rejected,
      });
    },
  };
}

export type InsightsReader = ReturnType<typeof createInsights>;
