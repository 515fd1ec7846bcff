import { useSyncExternalStore } from 'react';
import { leftOutText, leftOutVendors, subscribeToCart } from '@/features/cart/data.ts';

/** Whose carts wait, and what can be done. */
function leftOutLine(vendors: readonly string[]): string {
  const from = new Intl.ListFormat('en', { type: 'conjunction' }).format(vendors);
  return vendors.length === 1
    ? `Your cart from ${from} did not fit and is kept in this browser. Order or remove something here, then reload the page to add it.`
    : `Your carts from ${from} did not fit and are kept in this browser. Order or remove something here, then reload the page to add them.`;
}

/** Names the guest's carts that did not fit beside the customer's, for as long as they wait. */
export function LeftOutCartsNotice() {
  const vendors = leftOutVendors(useSyncExternalStore(subscribeToCart, leftOutText, leftOutText));
  if (vendors.length === 0) return null;
  return <p className="mb-4 rounded-card bg-sunk p-3 text-14 text-pretty wrap-anywhere">{leftOutLine(vendors)}</p>;
}
