import { addItem, changeItem, duplicatePack, type Packs, removePack, startPack } from '@jara/domain/cart';
import { firstClass } from '@jara/domain/preorder';
import type { CartState, CartVendor, Change, HeldCart } from './cart-state.ts';

const firstCart = (vendor: CartVendor): HeldCart => ({
  vendor,
  cartId: null,
  packs: [],
  current: null,
  class: firstClass(vendor.vendor_class ?? ['instant']),
  customer_vendor_note: '',
  customer_delivery_note: '',
  bag_quantity: 0,
  address_id: null,
  discounts: [],
  created_at: null,
  updated_at: null,
  total: 0 as HeldCart['total'],
  issues: [],
});

/** The same change gives the same ids each time it is applied, so that what is on screen keeps its place. */
function idsOf({ id }: Change): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `${id}:${made}`;
  };
}

function changedPacks(cart: HeldCart, change: Change): Packs {
  switch (change.type) {
    case 'add':
      return addItem(cart, change, idsOf(change));
    case 'change item':
      return changeItem(cart, change, change, idsOf(change));
    case 'start pack':
      return startPack(cart);
    case 'duplicate pack':
      return duplicatePack(cart, change.reference, idsOf(change));
    case 'remove pack':
      return removePack(cart, change.reference);
    case 'clear':
      return { packs: [], current: null };
    case 'save':
      return cart;
  }
}

const writable = ({ packs, current }: Packs): Pick<HeldCart, 'packs' | 'current'> => ({
  packs: packs.map(({ lines, ...pack }) => ({
    ...pack,
    lines: lines.map((line) => ({ ...line, modifiers: [...line.modifiers] })),
  })),
  current,
});

/** The cart as it is after a change, by the rules that the server has too. An empty cart is no cart. */
export function applyChange(cart: HeldCart | undefined, change: Change): HeldCart | undefined {
  const before = cart ?? (change.type === 'add' ? firstCart(change.vendor) : undefined);
  if (!before) return undefined;
  const after = writable(changedPacks(before, change));
  if (after.packs.length === 0) return undefined;
  if (change.type !== 'save') return { ...before, ...after };
  const { saved } = change;
  return {
    ...before,
    class: saved.class ?? before.class,
    customer_vendor_note: saved.customer_vendor_note ?? before.customer_vendor_note,
    customer_delivery_note: saved.customer_delivery_note ?? before.customer_delivery_note,
    bag_quantity: saved.bag_quantity ?? before.bag_quantity,
    address_id: saved.address_id === undefined ? before.address_id : saved.address_id,
  };
}

export const changesOf = ({ queue }: CartState, vendorId: number) =>
  queue.filter((change) => change.vendorId === vendorId);

/** What a person sees: what the server holds, and on it whatever they have done since. */
export const cartOf = (state: CartState, vendorId: number): HeldCart | undefined =>
  changesOf(state, vendorId).reduce<HeldCart | undefined>(applyChange, state.held[vendorId]);

/** Whether what a change is about is (still) there: its making may have been refused, or another tab was faster. */
export function isAbout(cart: HeldCart | undefined, change: Change): boolean {
  if (change.type === 'add') return true;
  if (!cart) return false;
  if (change.type === 'change item')
    return cart.packs.some(({ lines }) => lines.some(({ id }) => id === change.lineId));
  if ('reference' in change) return cart.packs.some(({ reference }) => reference === change.reference);
  return true;
}
