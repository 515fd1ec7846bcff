import { insightsEndpoints } from '@jara/contract';
import type { InsightsReader } from '@jara/server/analytics';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function insightsRoutes(app: FastifyInstance, insights: InsightsReader): void {
  serve(app, insightsEndpoints, {
    getInsights: ({ query }) => insights.read(query),
  });
}
