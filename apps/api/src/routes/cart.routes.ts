import { cartEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Carts } from '@jara/server/cart';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function cartRoutes(app: FastifyInstance, carts: Carts): void {
  serve(app, cartEndpoints, {
    putCartItem: ({ body }, { shopper }) => carts.putItem(shopper, body),
    listCarts: (_request, { shopper }) => carts.list(shopper),
    getCart: ({ params }, { shopper }) => carts.ofVendor(shopper, params.vendorId),
    saveCart: ({ params, body }, { shopper }) => carts.saveCart(shopper, params.vendorId, body),
    duplicatePack: ({ params }, { shopper }) => carts.duplicatePack(shopper, params),
    async removePack({ params }, { shopper }) {
      const left = await carts.removePack(shopper, params);
      return left.ok ? succeed(left.data, { message: 'Pack deleted successfully' }) : left;
    },
    clearCarts: (_request, { shopper }) => carts.clear(shopper),
    removeCart: ({ params }, { shopper }) => carts.remove(shopper, params.id),
    upgradeGuestCart: ({ headers }, { customer }) => carts.upgradeGuest(customer, headers['x-guest-id']),
    validateItems: ({ body }) => carts.validateItems(body),
  });
}
