import { changePacks, findLine, hasPack, type Packs } from '@jara/domain/cart';
import { firstClass } from '@jara/domain/preorder';
import type { CartDetails, CartState, CartVendor, Change, HeldCart } from './cart-state-schema.ts';

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
  subtotal: 0 as HeldCart['subtotal'],
  issues: [],
});

const given = (details: CartDetails) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));

const writable = ({ packs, current }: Packs): Pick<HeldCart, 'packs' | 'current'> => ({
  packs: packs.map(({ lines, ...pack }) => ({
    ...pack,
    lines: lines.map((line) => ({ ...line, modifiers: [...line.modifiers] })),
  })),
  current,
});

/** The cart after a change, by the rules that the server applies too. An empty cart is no cart. */
export function applyChange(cart: HeldCart | undefined, change: Change): HeldCart | undefined {
  const before = cart ?? ('vendor' in change ? firstCart(change.vendor) : undefined);
  if (!before) return undefined;
  if (change.type === 'set details') return { ...before, ...given(change.details) };
  const after = writable(changePacks(before, change));
  return after.packs.length === 0 ? undefined : { ...before, ...after };
}

export const changesOf = ({ queue }: CartState, vendorId: number) =>
  queue.filter((change) => change.vendorId === vendorId);

/** The shown cart: the server's, with the unsent changes applied. */
export const cartOf = (state: CartState, vendorId: number): HeldCart | undefined =>
  changesOf(state, vendorId).reduce<HeldCart | undefined>(applyChange, state.held[vendorId]);

/** Whether the line or pack of a change exists (still): its add may have been refused, or another tab removed it. */
export function isAbout(cart: HeldCart | undefined, change: Change): boolean {
  // What brings its vendor makes a cart where there is none.
  if ('vendor' in change) return true;
  if (!cart) return false;
  if (change.type === 'change item') return findLine(cart, change) !== undefined;
  return 'reference' in change ? hasPack(cart, change.reference) : true;
}
