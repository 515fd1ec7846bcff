import { newId } from '@jara/api-client';
import { type MenuItem, MOST_CARTS, type NoRoom, PER_PACK, type Vendor } from '@jara/contract';
import { linesIn, NO_PACKS, optionOf, refuseForRoom } from '@jara/domain/cart';
import { firstClass, refuseClass } from '@jara/domain/preorder';
import {
  applyChange,
  type CartDetails,
  type CartVendor,
  type Change,
  cartOf,
  createAddChange,
  type createCartStore,
  type HeldCart,
  vendorsWithCarts,
} from '@/features/cart/data.ts';
import { linesOf } from './lines-of-packs.ts';
import { type SavedCart, vendorOf } from './saved-cart-record.ts';

type Store = Pick<ReturnType<typeof createCartStore>, 'state' | 'put'>;
/** Where the vendor has a cart already: behind what is in it, or in its place. */
export type Restoring = 'add' | 'replace';

/** What the vendor has now. Their classes are unknown where they could not be asked for. */
export type Offer = { readonly menu: readonly MenuItem[]; readonly classes: Vendor['vendor_class'] | undefined };

export type Restored =
  | {
      readonly outcome: 'restored' /** Dishes and options that have left the menu. */;
      readonly gone: readonly string[];
    }
  | { readonly outcome: 'nothing left' }
  | { readonly outcome: NoRoom }
  | { readonly outcome: 'too many carts' };

type Line = ReturnType<typeof linesOf>[number][number];

/** What of a line is still on the menu, and what is not; undefined where the dish is gone. */
function lineNow(menu: readonly MenuItem[], line: Line) {
  const dish = menu.find(({ id }) => id === line.item_id);
  if (!dish) return { gone: [line.name] };
  const isOffered = (chosen: Line['modifiers'][number]) => optionOf(dish, chosen) !== undefined;
  return {
    left: { ...line, dish, modifiers: line.modifiers.filter(isOffered) },
    gone: line.modifiers.filter((chosen) => !isOffered(chosen)).map(({ name }) => name),
  };
}

/** What a cart has of its own stays; the rest comes from what was saved. */
function notesFor(saved: SavedCart, before: HeldCart | undefined, classes: Offer['classes']): CartDetails {
  const isTaken = classes && refuseClass(classes, saved.orderType) === undefined;
  return {
    class: before?.class ?? (isTaken ? saved.orderType : classes && firstClass(classes)),
    customer_vendor_note: before?.customer_vendor_note || saved.customerVendorNote,
    customer_delivery_note: before?.customer_delivery_note || saved.customerDeliveryNote,
  };
}

type Left = Line & { readonly dish: MenuItem };

/** Each step as if a person had done it, so that it reaches the server in order, and the cart after them. */
function stepsTo(packs: readonly (readonly Left[])[], vendor: CartVendor, before: HeldCart | undefined) {
  const about = () => ({ id: newId(), vendorId: vendor.id });
  const steps: Change[] = [];
  let cart = before;
  const step = (change: Change) => {
    steps.push(change);
    cart = applyChange(cart, change);
  };
  const isPerPack = ({ dish }: Left) => dish.price_description === PER_PACK;
  for (const pack of packs) {
    // What shares a pack gets one of its own, also where another is open.
    const isShared = pack.some((line) => line.modifiers.length === 0 && !isPerPack(line));
    if (isShared && (cart?.current ?? null) !== null) step({ ...about(), type: 'start pack' });
    for (const line of pack) {
      step(
        createAddChange(cart, vendor, { ...line, modifiers: line.modifiers.map(({ name: _, ...chosen }) => chosen) }),
      );
    }
  }
  return { steps, after: cart };
}

/** Spec §4: refills the cart. What does not fit as a whole is not begun with. */
export function restoreSaved(store: Store, saved: SavedCart, offer: Offer, how: Restoring): Restored {
  const { menu, classes } = offer;
  const vendor: CartVendor = { ...vendorOf(saved), ...(classes && { vendor_class: classes }) };
  const about = () => ({ id: newId(), vendorId: vendor.id });
  const looked = linesOf(saved.packs).map((pack) => pack.map((line) => lineNow(menu, line)));
  const packs = looked.map((pack) => pack.flatMap(({ left }) => left ?? [])).filter((pack) => pack.length > 0);
  if (packs.length === 0) return { outcome: 'nothing left' };

  const held = cartOf(store.state(), vendor.id);
  const before = how === 'add' ? held : undefined;
  const { steps, after } = stepsTo(packs, vendor, before);
  const elsewhere = vendorsWithCarts(store.state())
    .filter((id) => id !== vendor.id)
    .reduce((sum, id) => sum + linesIn(cartOf(store.state(), id) ?? NO_PACKS), 0);
  const noRoom = refuseForRoom(before ?? NO_PACKS, after ?? NO_PACKS, elsewhere);
  if (noRoom) return { outcome: noRoom };
  if (!held && vendorsWithCarts(store.state()).length >= MOST_CARTS) return { outcome: 'too many carts' };

  if (held && how === 'replace') store.put({ ...about(), type: 'clear', isReplaced: true });
  const dishes = Object.fromEntries(packs.flat().map(({ dish }) => [dish.id, dish]));
  for (const change of steps) store.put(change, dishes);
  store.put({ ...about(), type: 'set details', details: notesFor(saved, before, classes) });
  return { outcome: 'restored', gone: [...new Set(looked.flat().flatMap(({ gone }) => gone))] };
}
