import type { MinorUnits, ValidationIssue } from '@jara/contract';
import { findIssues, type MenuOf, type PricedLine, type PricedPack, pricePacks, subtotalOf } from '@jara/domain/cart';
import { cartOf, changesOf } from './apply-change.ts';
import type { CartState, HeldCart } from './cart-state-schema.ts';

const menuOf =
  ({ menu }: CartState): MenuOf =>
  (id) =>
    menu[id];

export const countOf = (cart: HeldCart | undefined): number =>
  (cart?.packs ?? []).flatMap(({ lines }) => lines).reduce((count, { quantity }) => count + quantity, 0);

/** By the menu, or as the cart has kept it where the menu has lost it. */
export const nameOfLine = ({ line, menu }: Pick<PricedLine, 'line' | 'menu'>): string =>
  menu?.name ?? line.name ?? 'This item';

export type ShownCart = HeldCart & {
  readonly priced: readonly PricedPack[];
  readonly subtotal: MinorUnits;
  readonly count: number;
  /** Whether the server has heard of everything that is shown. */
  readonly isSettled: boolean;
  readonly issuesOf: (reference: string) => readonly ValidationIssue[];
};

/** A vendor's cart with everything that is shown of it. */
export function readCart(state: CartState, vendorId: number | null): ShownCart | undefined {
  const cart = vendorId === null ? undefined : cartOf(state, vendorId);
  if (!cart) return undefined;
  const isSettled = changesOf(state, cart.vendor.id).length === 0;
  const priced = pricePacks(cart.packs, menuOf(state));
  const issues = isSettled ? cart.issues : findIssues(cart.packs, menuOf(state));
  return {
    ...cart,
    priced,
    // The server's own figure when there are no unsent changes.
    subtotal: isSettled ? cart.subtotal : subtotalOf(priced),
    count: countOf(cart),
    isSettled,
    issuesOf: (reference) => issues.filter(({ pack_reference }) => pack_reference === reference),
  };
}

/** The vendors of all carts, the last changed first. */
export function vendorsWithCarts(state: CartState): number[] {
  const ids = new Set([...Object.keys(state.held).map(Number), ...state.queue.map(({ vendorId }) => vendorId)]);
  const changedAt = (id: number) => state.held[id]?.updated_at ?? '9';
  return [...ids]
    .filter((id) => cartOf(state, id) !== undefined)
    .toSorted((a, b) => changedAt(b).localeCompare(changedAt(a)));
}
