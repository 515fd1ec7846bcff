import type { DeliveryFee } from '@jara/contract';
import { isLocationChosen } from '@/features/location/index.ts';
import { CART_KEYS } from '@/shared/browser/register.ts';
import { type LocalStorage, storedText, storedValue } from '@/shared/browser/storage.ts';
import { setCountInMemory } from '../cart-badge.ts';
import { cartOf } from '../state/apply-change.ts';
import { type CartState, NO_CARTS, parseCarts } from '../state/cart-state-schema.ts';
import { toClientPacks } from '../state/client-cart-packs.ts';
import { countOf, readCart, type ShownCart, vendorsWithCarts } from '../state/read-cart.ts';

const linesIn = ({ packs }: Pick<CartState['held'][string], 'packs'>) => packs.flatMap(({ lines }) => lines);

/** Stores only those dishes of the menu that are in a cart or in an unsent change that brings them. */
function withoutOldDishes(state: CartState): CartState {
  const inCarts = Object.values(state.held).flatMap(linesIn);
  const unsent = state.queue.flatMap((change): readonly { readonly item_id: number }[] => {
    if (change.type === 'add') return [change];
    return change.type === 'put back' ? linesIn(change) : [];
  });
  const dishes = new Set([...inCarts, ...unsent].map(({ item_id }) => String(item_id)));
  return { ...state, menu: Object.fromEntries(Object.entries(state.menu).filter(([id]) => dishes.has(id))) };
}

/** Spec §3: the parts of the cart under keys of their own, and the record of the active vendor. */
function partsOf(cart: ShownCart): Partial<Record<(typeof CART_KEYS)[number], string>> {
  const { vendor, cartId, created_at, updated_at } = cart;
  return {
    packs: JSON.stringify(toClientPacks(cart)),
    subTotal: String(cart.subtotal),
    customer_delivery_note: cart.customer_delivery_note,
    customer_vendor_note: cart.customer_vendor_note,
    ...(cartId !== null && { cartId, cartMetadata: JSON.stringify({ created_at, updated_at, cart_id: cartId }) }),
    activeVendor: vendor.slug,
    activeVendorId: String(vendor.id),
    activeVendorName: vendor.name,
    activeVendorLogo: vendor.logo,
    activeVendorLocation: vendor.location,
    activeVendorType: vendor.vendor_type,
    ...(vendor.address_id !== undefined && { vendorAddressId: String(vendor.address_id) }),
  };
}

/** Of all vendors' carts: that is what waits to be ordered. */
const countOfAll = (state: CartState) =>
  vendorsWithCarts(state).reduce((count, id) => count + countOf(cartOf(state, id)), 0);

function write(storage: LocalStorage, state: CartState): void {
  const cart = readCart(state, state.active);
  const isEmpty = !cart && Object.keys(state.held).length === 0 && state.queue.length === 0;
  const parts = cart ? partsOf(cart) : {};
  const whole = isEmpty ? undefined : JSON.stringify({ ...withoutOldDishes(state), count: countOfAll(state) });
  for (const key of CART_KEYS) {
    // What was quoted comes from elsewhere, and goes with the cart.
    if ((key === 'deliveryFee' || key === 'lastQuote') && cart) continue;
    const value = key === 'cart' ? whole : parts[key];
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
  }
  // Spec §4: these outlive a cart that is cleared.
  if (!cart) return;
  storage.setItem('orderType', cart.class);
  // Spec §4: selecting a location sets the currency; a cart does so only where none is selected.
  if (!isLocationChosen()) storage.setItem('currency', cart.vendor.currency);
}

/** What is no JSON counts as none (storedValue). */
const read = (storage: LocalStorage) => parseCarts(JSON.parse(storage.getItem('cart') ?? 'null')) ?? NO_CARTS;

const storedCarts = storedValue({ read, write });

export const readCarts = (): CartState => storedCarts.read() ?? NO_CARTS;

/** Where the storage failed, the number of items is held in memory for this page's buttons. */
export function writeCarts(state: CartState): void {
  setCountInMemory(storedCarts.write(state) ? undefined : countOfAll(state));
}

/** What a cart cost when it was last quoted, as JSON: the checkout's, who reads it where there is no network. */
export const lastQuote = storedText('lastQuote');

const deliveryFee = storedText('deliveryFee');

/** Spec §3: the fee that was quoted last for the cart on screen. */
export const storeDeliveryFee = (fee: DeliveryFee | undefined): void =>
  void deliveryFee.write(fee ? JSON.stringify(fee) : null);
