import { cartEndpoints, type RequestOf } from '@jara/contract';
import { browserSession } from '@/shared/api/browser-session.ts';
import { guestId } from '@/shared/api/guest-id.ts';
import type { CartState, Change } from '../model/cart-state.ts';
import type { Sent } from '../model/cart-world.ts';
import { idAtServer } from '../model/settle.ts';
import { callCart } from './call-cart.ts';

async function putItem(body: RequestOf<typeof cartEndpoints.putCartItem>['body']): Promise<Sent> {
  const { data, message } = await callCart(cartEndpoints.putCartItem, { headers: {}, body });
  return { cart: data, message };
}

async function saveCart(vendorId: number, body: RequestOf<typeof cartEndpoints.saveCart>['body']): Promise<Sent> {
  const request = { params: { vendorId: String(vendorId) }, headers: {}, body };
  const { data, message } = await callCart(cartEndpoints.saveCart, request);
  return { cart: data, message };
}

/** Spec §7: the one request of each change. */
export async function sendChange(change: Change, state: CartState): Promise<Sent> {
  const held = state.held[change.vendorId];
  const cartId = held?.cartId ?? '';
  switch (change.type) {
    case 'add': {
      const { item_id, quantity, modifiers } = change;
      return putItem({ item_id, quantity, type: 'menu', modifiers });
    }
    case 'change item': {
      const { item_id, quantity, modifiers, lineId } = change;
      const pack = held?.packs.find(({ lines }) => lines.some(({ id }) => id === lineId));
      return putItem({
        item_id,
        quantity,
        type: 'menu',
        modifiers,
        cart_item_id: idAtServer(state, lineId),
        pack_reference: pack && idAtServer(state, pack.reference),
      });
    }
    case 'start pack':
      return saveCart(change.vendorId, { current_pack_reference: null });
    case 'save':
      return saveCart(change.vendorId, change.saved);
    case 'clear': {
      const { message } = await callCart(cartEndpoints.removeCart, { params: { id: cartId } });
      return { cart: null, message };
    }
    case 'duplicate pack':
    case 'remove pack': {
      const params = { cartId, packRef: idAtServer(state, change.reference) };
      const endpoint = change.type === 'duplicate pack' ? cartEndpoints.duplicatePack : cartEndpoints.removePack;
      const { data, message } = await callCart(endpoint, { params, headers: {} });
      return { cart: data, message };
    }
  }
}

export const loadCart = async (vendorId: number) =>
  (await callCart(cartEndpoints.getCart, { params: { vendorId: String(vendorId) } })).data;

/** A guest who never had a cart has nothing to be asked for. */
export const mayHaveCarts = (): boolean => Boolean(guestId() || browserSession().latest());

export const listCarts = async () => (mayHaveCarts() ? (await callCart(cartEndpoints.listCarts, {})).data : undefined);
