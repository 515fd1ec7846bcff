import { promoEndpoints } from '@jara/contract';
import type { PromoService } from '@jara/server/promo';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function promoRoutes(app: FastifyInstance, promos: PromoService): void {
  serve(app, promoEndpoints, {
    applyDiscount: ({ body }, { customer }) => promos.apply(customer, body),
    listDiscounts: (_request, { customer }) => promos.listDiscounts(customer),
    listPromoCodes: (_request, { customer }) => promos.listSaved(customer),
    redeemCode: ({ params }, { customer }) => promos.redeem(customer, params.code),
  });
}
