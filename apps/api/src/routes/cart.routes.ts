import { cartEndpoints } from '@jara/contract';
import type { CartService } from '@jara/server/cart';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function cartRoutes(app: FastifyInstance, carts: CartService): void {
  serve(app, cartEndpoints, {
    putCartItem: ({ body, headers }, { shopper, origin }) =>
      carts.addOrChangeItem(shopper, body, origin, headers['x-change-id']),
    listCarts: (_request, { shopper }) => carts.list(shopper),
    getCart: ({ params }, { shopper }) => carts.ofVendor(shopper, params.vendorId),
    updateCartDetails: ({ params, body, headers }, { shopper }) =>
      carts.updateCartDetails(shopper, params.vendorId, body, headers['x-change-id']),
    putBackPacks: ({ params: { vendorId }, body: asked, headers }, { shopper, origin }) =>
      carts.putBackPacks(shopper, { vendorId, asked, origin, changeId: headers['x-change-id'] }),
    duplicatePack: ({ params, headers }, { shopper }) => carts.duplicatePack(shopper, params, headers['x-change-id']),
    removePack: ({ params, headers }, { shopper }) => carts.removePack(shopper, params, headers['x-change-id']),
    clearCarts: (_request, { shopper }) => carts.clear(shopper),
    removeCart: ({ params }, { shopper }) => carts.remove(shopper, params.id),
    upgradeGuestCart: ({ headers }, { customer }) => carts.upgradeGuest(customer, headers['x-guest-id']),
    validateItems: ({ body }) => carts.validateItems(body),
  });
}
