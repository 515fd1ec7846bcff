/** Spec §2: the drawer's tabs. */
export type CartTabName = 'cart' | 'savedItems';

/** Spec §2: the cart drawer with its tabs, or the cart of one vendor (none: the one that was changed last). */
export type CartView =
  | { readonly name: 'carts'; readonly tab: CartTabName }
  | { readonly name: 'cart'; readonly vendorId: number | undefined; readonly isOpening?: boolean };

type Known = {
  /** The vendors of whom there is a cart. */
  readonly vendors: readonly number[];
  /** Whose page is open. */
  readonly pageVendor: number | undefined;
  readonly savedCount: number;
  /** Whether the carts could not be loaded: the empty cart offers what was in it. */
  readonly hasSnapshot: boolean;
  /** Whether all carts were asked for. */
  readonly wantsAll: boolean;
};

/** What opens first: a cart, where there is no doubt which; else all of them. */
export function firstView({ vendors, pageVendor, savedCount, hasSnapshot, wantsAll }: Known): CartView {
  const [only, ...others] = vendors;
  const hasOnlySaved = only === undefined && savedCount > 0 && !hasSnapshot;
  const carts: CartView = { name: 'carts', tab: hasOnlySaved ? 'savedItems' : 'cart' };
  if (wantsAll) return carts;
  if (pageVendor !== undefined && vendors.includes(pageVendor)) return { name: 'cart', vendorId: pageVendor };
  if (only !== undefined && others.length === 0) return { name: 'cart', vendorId: only };
  return only === undefined && !hasOnlySaved ? { name: 'cart', vendorId: undefined } : carts;
}
