import type { EndpointTable } from './endpoint.ts';
import { insights, insightsQuery } from './insights.ts';

export const insightsEndpoints = {
  getInsights: {
    method: 'GET',
    path: '/ops/support/insights',
    summary: 'What visitors did and what came of it in a range of days.',
    caller: { staff: 'support' },
    query: insightsQuery,
    data: insights,
    failures: [],
  },
} as const satisfies EndpointTable;
