import { storedText, tryOrUndefined } from '@/shared/browser/storage.ts';
import { notifyCart } from '../cart-badge.ts';

const storedNames = storedText('leftOutCarts');

/** As text, so that what has not changed is the same. */
export const leftOutText = (): string => storedNames.read() ?? '';

/** The vendors of whose carts the last upgrade of a guest had no room. Their carts wait under the guest's id. */
export function leftOutVendors(text = leftOutText()): readonly string[] {
  const names: unknown = tryOrUndefined((): unknown => JSON.parse(text));
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Whether it is news. */
export function storeLeftOut(vendors: readonly string[]): boolean {
  const names = vendors.length === 0 ? null : JSON.stringify([...vendors].sort());
  if ((names ?? '') === leftOutText()) return false;
  storedNames.write(names);
  notifyCart();
  return true;
}
