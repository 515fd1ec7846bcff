'use client';

import { useSyncExternalStore } from 'react';
import { leftOutLine, leftOutText, leftOutVendors, subscribeToCart } from '@/features/cart/model.ts';

/** Names the guest's carts that did not fit beside the customer's, for as long as they wait. */
export function LeftOutCartsNotice() {
  const vendors = leftOutVendors(useSyncExternalStore(subscribeToCart, leftOutText, leftOutText));
  if (vendors.length === 0) return null;
  return <p className="mb-4 rounded-card bg-sunk p-3 text-14 text-pretty wrap-anywhere">{leftOutLine(vendors)}</p>;
}
