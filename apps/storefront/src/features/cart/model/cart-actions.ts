import type { ChosenModifier, MenuItem } from '@jara/contract';
import { type CartLine, packName } from '@jara/domain/cart';
import { track } from '@/shared/analytics/track.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { whenReachable } from '@/shared/api/when-reachable.ts';
import { newId } from '@/shared/browser/new-id.ts';
import { withTabLock } from '@/shared/browser/tab-lock.ts';
import { toast } from '@/shared/ui/toast.ts';
import { clearCarts } from '../api/clear-carts.ts';
import { cartOf } from './apply-change.ts';
import { notifyCart } from './cart-badge.ts';
import { readCarts, writeCarts } from './cart-local-storage.ts';
import type { CartDetails, CartVendor, Change, HeldCart } from './cart-state-schema.ts';
import { createCartStore } from './cart-store.ts';
import { successMessage } from './change-messages.ts';
import { claimGuestCarts } from './claim-guest-carts.ts';
import { createAddChange } from './create-add-change.ts';
import { readSnapshot, writeSnapshot } from './failed-load-snapshot.ts';
import { confirmRemoval, offerUndo, withdrawUndo } from './removal-toast.ts';
import { listCarts, loadCart, sendChange } from './send-change.ts';
import { undoRemoval } from './undo-removal.ts';

export const carts = createCartStore({
  read: readCarts,
  write(state) {
    writeCarts(state);
    notifyCart();
  },
  send: sendChange,
  load: loadCart,
  list: listCarts,
  upgrade: () => claimGuestCarts((message) => void toast.error(message)),
  clear: clearCarts,
  readSnapshot,
  writeSnapshot,
  // Two tabs that send at once would send the same change.
  withTabLock: withTabLock('cart'),
  isOnline: () => navigator.onLine,
  whenReachable,
  onDone(change, message) {
    const said = successMessage(change, message);
    if (said) confirmRemoval(change.id, said);
  },
  onRefused(change, message) {
    withdrawUndo(change.id);
    const isReplacement = change.type === 'change item' && change.isReplacement;
    if (!isReplacement) toast.error(message);
    // biome-ignore lint/suspicious/noConsole: spec §8 wants it logged, and shown to nobody.
    else console.warn(message);
  },
  onLost: (message) => void toast.error(message),
});

// Another tab has changed it.
window.addEventListener('storage', () => carts.reload());
window.addEventListener('online', () => void (carts.status().state === 'loaded' ? carts.sendAll() : carts.refresh()));
browserSession().onSignedOut(() => carts.reset());

export function addDish(
  vendor: CartVendor,
  dish: MenuItem,
  quantity = 1,
  modifiers: readonly ChosenModifier[] = [],
): void {
  carts.put(createAddChange(cartOf(carts.state(), vendor.id), vendor, { dish, quantity, modifiers }), {
    [dish.id]: dish,
  });
  track({
    event_type: 'click_component',
    name: 'add_to_cart',
    details: { menu_id: dish.id, vendor_id: vendor.id },
  });
}

type Removal = Extract<Change, { type: 'remove pack' | 'clear' }>;

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
export const changesTo = (vendorId: number) => ({
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
      pack: cartOf(carts.state(), vendorId)?.packs.find(({ lines }) => lines.some((line) => line.id === id))?.reference,
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
