import { type Cart, cartEndpoints } from '@jara/contract';
import { browserSession } from '@/shared/api/browser-session.ts';
import { guestId } from '@/shared/api/guest-id.ts';
import { callCart } from '../../api/call-cart.ts';
import type { CartState, Change } from '../state/cart-state-schema.ts';
import type { Sent } from '../store/cart-store-ports.ts';

type RemovedPack = Extract<Change, { type: 'put back' }>['packs'][number];

/** The names are the menu's. */
const withoutNames = ({ lines, ...pack }: RemovedPack) => ({
  ...pack,
  lines: lines.map(({ id, item_id, quantity, modifiers }) => ({
    id,
    item_id,
    quantity,
    modifiers: modifiers.map(({ name: _, ...chosen }) => chosen),
  })),
});

/** Spec §7: the one request of each change. The same id goes with it each time. */
export async function sendChange(change: Change, { held }: Pick<CartState, 'held'>): Promise<Sent> {
  const headers = { 'x-change-id': change.id };
  const vendor = { vendorId: String(change.vendorId) };
  const cartId = held[change.vendorId]?.cartId ?? '';
  const { data: cart, message } = await request();
  return { cart, message };

  function request(): Promise<{ readonly data: Cart | null; readonly message: string }> {
    switch (change.type) {
      case 'add':
      case 'change item': {
        const { item_id, quantity, modifiers, pack } = change;
        const line = change.type === 'change item' ? { cart_item_id: change.lineId } : {};
        const body = {
          item_id,
          quantity,
          type: 'menu' as const,
          modifiers,
          ...line,
          ...(pack && { pack_reference: pack }),
        };
        return callCart(cartEndpoints.putCartItem, { headers, body });
      }
      case 'start pack':
      case 'set details': {
        const body = change.type === 'start pack' ? { current_pack_reference: null } : change.details;
        return callCart(cartEndpoints.updateCartDetails, { params: vendor, headers, body });
      }
      case 'put back':
        return callCart(cartEndpoints.putBackPacks, {
          params: vendor,
          headers,
          body: { packs: change.packs.map(withoutNames), current_pack_reference: change.current },
        });
      case 'clear':
        return callCart(cartEndpoints.removeCart, { params: { id: cartId } });
      case 'duplicate pack':
        return callCart(cartEndpoints.duplicatePack, { params: { cartId, packRef: change.reference }, headers });
      case 'remove pack':
        return callCart(cartEndpoints.removePack, { params: { cartId, packRef: change.reference }, headers });
    }
  }
}

export const loadCart = async (vendorId: number) =>
  (await callCart(cartEndpoints.getCart, { params: { vendorId: String(vendorId) } })).data;

/** A guest who never had a cart has nothing to be asked for. */
export const mayHaveCarts = (): boolean => Boolean(guestId() || browserSession().latest());

export const listCarts = async () => (mayHaveCarts() ? (await callCart(cartEndpoints.listCarts, {})).data : undefined);
