import { type MenuItem, MOST_PACKS, PER_PACK } from '@jara/contract';
import { newId } from '@/shared/browser/new-id.ts';
import { cartOf } from './apply-change.ts';
import type { HeldCart } from './cart-state.ts';
import type { createCartStore } from './cart-store.ts';
import { linesOf } from './client-cart.ts';
import { type SavedCart, vendorOf } from './saved-carts-record.ts';

type Store = Pick<ReturnType<typeof createCartStore>, 'state' | 'put'>;
/** Where the vendor has a cart already: behind what is in it, or in its place. */
export type Restoring = 'add' | 'replace';

export type Restored =
  | { readonly outcome: 'restored' /** Dishes that have left the menu. */; readonly gone: readonly string[] }
  | { readonly outcome: 'nothing left' }
  | { readonly outcome: 'too much' };

/** What a cart has of its own stays; the rest comes from what was saved. */
function notesFor(saved: SavedCart, before: HeldCart | undefined) {
  return {
    class: before?.class ?? saved.orderType,
    customer_vendor_note: before?.customer_vendor_note || saved.customerVendorNote,
    customer_delivery_note: before?.customer_delivery_note || saved.customerDeliveryNote,
  };
}

/** Spec §4: refills the cart, each step as if a person had done it, so that it reaches the server in order. */
export function restoreSaved(store: Store, saved: SavedCart, menu: readonly MenuItem[], how: Restoring): Restored {
  const vendor = vendorOf(saved);
  const vendorId = vendor.id;
  const about = () => ({ id: newId(), vendorId });
  const dishOf = (id: number) => menu.find((dish) => dish.id === id);
  const lines = linesOf(saved.packs);
  const left = lines.map((pack) => pack.filter(({ item_id }) => dishOf(item_id))).filter((pack) => pack.length > 0);
  const gone = lines.flat().filter(({ item_id }) => !dishOf(item_id));
  if (left.length === 0) return { outcome: 'nothing left' };

  const before = how === 'add' ? cartOf(store.state(), vendorId) : undefined;
  if ((before?.packs.length ?? 0) + left.length > MOST_PACKS) return { outcome: 'too much' };
  if (how === 'replace' && cartOf(store.state(), vendorId)) store.put({ ...about(), type: 'clear' });
  const isPerPack = (id: number) => dishOf(id)?.price_description === PER_PACK;
  for (const pack of left) {
    // What shares a pack gets one of its own, also where another is open.
    const isShared = pack.some(({ item_id, modifiers }) => modifiers.length === 0 && !isPerPack(item_id));
    const open = cartOf(store.state(), vendorId)?.current ?? null;
    if (isShared && open !== null) store.put({ ...about(), type: 'start pack' });
    for (const { item_id, quantity, modifiers } of pack) {
      const dish = dishOf(item_id);
      const item = { item_id, quantity, modifiers, isPerPack: isPerPack(item_id) };
      store.put({ ...about(), type: 'add', vendor, ...item }, dish && { [item_id]: dish });
    }
  }
  store.put({ ...about(), type: 'save', saved: notesFor(saved, before) });
  return { outcome: 'restored', gone: [...new Set(gone.map(({ name }) => name))] };
}
