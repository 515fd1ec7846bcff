import { pricingEndpoints } from '@jara/contract';
import type { Pricing } from '@jara/server/pricing';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function pricingRoutes(app: FastifyInstance, pricing: Pricing): void {
  serve(app, pricingEndpoints, {
    quoteDeliveryFee: ({ body }, { shopper }) => pricing.quote(shopper, body),
  });
}
