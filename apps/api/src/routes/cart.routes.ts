import { cartEndpoints } from '@jara/contract';
import type { Carts } from '@jara/server/cart';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function cartRoutes(app: FastifyInstance, carts: Carts): void {
  serve(app, cartEndpoints, {
    putCartItem: ({ body }, { shopper, origin }) => carts.putItem(shopper, body, origin),
    listCarts: (_request, { shopper }) => carts.list(shopper),
    getCart: ({ params }, { shopper }) => carts.ofVendor(shopper, params.vendorId),
    saveCart: ({ params, body }, { shopper }) => carts.saveCart(shopper, params.vendorId, body),
    duplicatePack: ({ params }, { shopper }) => carts.duplicatePack(shopper, params),
    removePack: ({ params }, { shopper }) => carts.removePack(shopper, params),
    clearCarts: (_request, { shopper }) => carts.clear(shopper),
    removeCart: ({ params }, { shopper }) => carts.remove(shopper, params.id),
    upgradeGuestCart: ({ headers }, { customer }) => carts.upgradeGuest(customer, headers['x-guest-id']),
    validateItems: ({ body }) => carts.validateItems(body),
  });
}
