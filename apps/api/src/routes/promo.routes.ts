import { promoEndpoints } from '@jara/contract';
import type { PromoService } from '@jara/server/promo';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function promoRoutes(app: FastifyInstance, promos: PromoService): void {
  serve(app, promoEndpoints, {
    applyDiscount: ({ body }, { customer }) => promos.apply(customer, body),
    listDiscounts: ({ query }, { customer }) => promos.listDiscounts(customer, query.cart_id ?? null),
    listPromoCodes: ({ query }, { customer }) => promos.listSaved(customer, query.cart_id ?? null),
    redeemCode: ({ params }, { customer }) => promos.redeem(customer, params.code),
  });
}
