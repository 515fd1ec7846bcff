import { newId } from '@jara/api-client';
import { storedJson } from '@jara/ui/browser/stored-value';
import { storedText } from '@/shared/browser/storage.ts';
import { beginTap, endTap } from './cart-badge.ts';
import type { CartVendor } from './state/cart-state-schema.ts';

/** A tap on a dish's + button. */
export type DishTap = {
  readonly id: string;
  readonly vendor: CartVendor;
  readonly dishId: number;
  /** When it was made, in milliseconds. */
  readonly at: number;
};

/** More than anybody taps before a page is there. */
const MOST_TAPS = 50;
/** Later nobody expects it any more. */
const LASTS_MS = 10 * 60_000;

/** Of this or an earlier version of the page, or of somebody's own making. */
function isTap(value: unknown): value is DishTap {
  const { id, vendor, dishId, at } = (value ?? {}) as Partial<Record<keyof DishTap, unknown>>;
  const vendorId = (vendor as Partial<CartVendor> | null | undefined)?.id;
  const isNamed = typeof at === 'number' && typeof id === 'string';
  return isNamed && Number.isInteger(dishId) && Number.isInteger(vendorId);
}

const stored = storedJson(storedText('tappedDishes'), (json) => (Array.isArray(json) ? json.filter(isTap) : undefined));
const write = (taps: DishTap[]) => stored.write(taps.length === 0 ? undefined : taps);

/** Taps whose dishes are not in the cart yet: its code or the menu is on its way. A page that is left leaves them here. */
export const tappedDishes = (): readonly DishTap[] =>
  (stored.read() ?? []).filter(({ at }) => Math.abs(Date.now() - at) < LASTS_MS);

export function rememberTap(vendor: CartVendor, dishId: number): DishTap {
  const tap = { id: newId(), vendor, dishId, at: Date.now() };
  write([...tappedDishes(), tap].slice(-MOST_TAPS));
  beginTap(tap.id);
  return tap;
}

/** False where another page has taken it. */
export function takeTap({ id }: DishTap): boolean {
  const taps = tappedDishes();
  write(taps.filter((tap) => tap.id !== id));
  endTap(id);
  return taps.some((tap) => tap.id === id);
}
