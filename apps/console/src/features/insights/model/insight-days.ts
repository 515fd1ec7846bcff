import { insightsQuery, MOST_INSIGHT_DAYS } from '@jara/contract';
import { lastDays, type RangeLimit } from '../../../shared/days/date-range.ts';

export const INSIGHTS_LIMIT: RangeLimit = { schema: insightsQuery, mostDays: MOST_INSIGHT_DAYS };

export const insightPresets = (now: Date) => [
  { label: 'Today', range: lastDays(1, now) },
  { label: '7 days', range: lastDays(7, now) },
  { label: '30 days', range: lastDays(30, now) },
  { label: '365 days', range: lastDays(365, now) },
];
