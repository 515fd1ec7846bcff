import { newId } from '@jara/api-client';
import type { ChosenModifier, MenuItem } from '@jara/contract';
import { type CartLine, packName } from '@jara/domain/cart';
import { track } from '@/shared/analytics/track.ts';
import { cartOf } from '../state/apply-change.ts';
import type { CartDetails, CartVendor, Change, HeldCart } from '../state/cart-state-schema.ts';
import type { createCartStore } from '../store/cart-store.ts';
import { createAddChange } from './create-add-change.ts';
import { undoRemoval } from './undo-removal.ts';

type Carts = Pick<ReturnType<typeof createCartStore>, 'put' | 'state'>;
type OfferUndo = (removal: string, words: string, undo: () => void) => void;
type Removal = Extract<Change, { type: 'remove pack' | 'clear' }>;

/** What people do to carts. `offerUndo` says that something was removed, and lets it be undone. */
export function cartActions(carts: Carts, offerUndo: OfferUndo) {
  function addDish(vendor: CartVendor, dish: MenuItem, quantity = 1, modifiers: readonly ChosenModifier[] = []): void {
    carts.put(createAddChange(cartOf(carts.state(), vendor.id), vendor, { dish, quantity, modifiers }), {
      [dish.id]: dish,
    });
    track({
      event_type: 'click_component',
      name: 'add_to_cart',
      details: { menu_id: dish.id, vendor_id: vendor.id },
    });
  }

  /** Removes packs, and offers to undo it. */
  function remove(change: Removal, words: (cart: HeldCart) => string): void {
    const { menu } = carts.state();
    const cart = cartOf(carts.state(), change.vendorId);
    carts.put(change);
    if (!cart) return;
    const isRemoved = (reference: string) => change.type === 'clear' || change.reference === reference;
    const undo = undoRemoval(cart, isRemoved, menu);
    if (undo.length === 0) return;
    offerUndo(change.id, words(cart), () => {
      for (const step of undo) carts.put(step.change, step.dishes);
    });
  }

  /** The actions on an existing cart. */
  const changesTo = (vendorId: number) => ({
    changeItem: (
      { id, item_id }: Pick<CartLine, 'id' | 'item_id'>,
      quantity: number,
      modifiers: readonly ChosenModifier[],
      isReplacement = false,
    ) =>
      carts.put({
        type: 'change item',
        id: newId(),
        vendorId,
        lineId: id,
        pack: cartOf(carts.state(), vendorId)?.packs.find(({ lines }) => lines.some((line) => line.id === id))
          ?.reference,
        item_id,
        quantity,
        modifiers: modifiers.map(({ id: of, menu_group_id, quantity: count }) => ({
          id: of,
          menu_group_id,
          quantity: count,
        })),
        ...(isReplacement && { isReplacement }),
      }),
    startPack: () => carts.put({ type: 'start pack', id: newId(), vendorId }),
    duplicatePack: (reference: string) => carts.put({ type: 'duplicate pack', id: newId(), vendorId, reference }),
    removePack: (reference: string) =>
      remove(
        { type: 'remove pack', id: newId(), vendorId, reference },
        ({ packs }) => `${packName(packs.findIndex((pack) => pack.reference === reference))} removed`,
      ),
    setDetails: (details: CartDetails) => carts.put({ type: 'set details', id: newId(), vendorId, details }),
    clear: () => remove({ type: 'clear', id: newId(), vendorId }, ({ vendor }) => `Cart of ${vendor.name} removed`),
  });

  return { addDish, changesTo };
}
