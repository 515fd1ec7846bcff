import type { Cart, CartItem, ValidationIssue } from '@jara/contract';
import { menuWith } from '@jara/domain/cart';
import type { CartState, CartVendor, Change, HeldCart } from '../state/cart-state-schema.ts';

type Pack = HeldCart['packs'][number];

const chosenOf = ({ modifier }: CartItem) =>
  Object.values(modifier)
    .flat()
    .map(({ id, menu_group_id, quantity, name }) => ({ id, menu_group_id, quantity, name: name || undefined }));

const packsOf = ({ packs }: Cart): Pack[] =>
  packs.map(({ id, isGroup, items }) => ({
    reference: id,
    type: isGroup ? 'normal' : 'single',
    lines: items
      .filter(({ type }) => type === 'menu')
      .map((item) => ({
        id: item.id,
        item_id: item.item_id,
        quantity: item.quantity,
        name: item.name,
        modifiers: chosenOf(item),
      })),
  }));

export function withIssues(state: CartState, vendorId: number, issues: readonly ValidationIssue[]): CartState {
  const held = state.held[vendorId];
  if (!held) return state;
  const lines = held.packs.flatMap((pack) => pack.lines);
  const chosen = lines.flatMap(({ modifiers }) => modifiers);
  // An order's items have no names: what a dish or an option that is gone was called is known here alone.
  const nameOf = ({ type, item_id }: ValidationIssue) =>
    type === 'group'
      ? chosen.find(({ id }) => id === item_id)?.name
      : lines.find((line) => line.item_id === item_id)?.name;
  const named = issues.map((issue) => ({
    ...issue,
    item_name: issue.item_name ?? nameOf(issue) ?? null,
  }));
  return { ...state, held: { ...state.held, [vendorId]: { ...held, issues: named } } };
}

function heldOf(cart: Cart, vendor: CartVendor | undefined): HeldCart {
  const { slug, name, logo, location, vendor_type, currency } = cart.vendor;
  return {
    vendor: { ...vendor, id: cart.vendor_id, slug, name, logo, location, vendor_type, currency },
    cartId: cart.id,
    packs: packsOf(cart),
    current: cart.current_pack_reference,
    class: cart.class,
    customer_vendor_note: cart.customer_vendor_note,
    customer_delivery_note: cart.customer_delivery_note,
    bag_quantity: cart.bag_quantity,
    address_id: cart.address_id,
    discounts: cart.discounts,
    created_at: cart.created_at,
    updated_at: cart.updated_at,
    subtotal: cart.total_price,
    issues: cart.validation_result,
  };
}

/** Replaces one vendor's cart with the server's; `change` is the one that the server has responded to, if any. */
export function reconcile(state: CartState, vendorId: number, cart: Cart | null, change?: Change): CartState {
  const { [String(vendorId)]: before, ...others } = state.held;
  const queue = change ? state.queue.filter(({ id }) => id !== change.id) : state.queue;
  if (!cart) {
    const isActive = state.active === vendorId && !queue.some((waiting) => waiting.vendorId === vendorId);
    return { ...state, held: others, queue, active: isActive ? null : state.active };
  }
  const vendor = before?.vendor ?? (change && 'vendor' in change ? change.vendor : undefined);
  return {
    ...state,
    queue,
    held: { ...others, [vendorId]: heldOf(cart, vendor) },
    menu: menuWith(state.menu, cart),
    active: state.active ?? vendorId,
  };
}

/** Replaces all carts with the server's, except those that `isLeft` names. */
export function reconcileAll(
  carts: readonly Cart[],
  state: CartState,
  isLeft = (_vendorId: number) => false,
): CartState {
  const gone = Object.keys(state.held).filter((id) => !carts.some(({ vendor_id }) => String(vendor_id) === id));
  return [...gone.map((id) => [Number(id), null] as const), ...carts.map((cart) => [cart.vendor_id, cart] as const)]
    .filter(([vendorId]) => !isLeft(vendorId))
    .reduce((all, [vendorId, cart]) => reconcile(all, vendorId, cart), state);
}
