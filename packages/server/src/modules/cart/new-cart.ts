import { randomUUID } from 'node:crypto';
import type { Packs } from '@jara/domain/cart';
import { firstClass } from '@jara/domain/preorder';
import type { Shop, StoredCart } from './cart.store.ts';
import { remembered, rowOf } from './change-cart.ts';
import type { Owner } from './shopper.ts';

type When = { readonly now: Date; readonly changeId?: string | undefined };

/** The row of an owner's first packs at a vendor. */
export const newCart = (
  owner: Owner,
  { vendor_id, vendor_class }: Pick<Shop, 'vendor_id' | 'vendor_class'>,
  packs: Packs,
  { now, changeId }: When,
): StoredCart['cart'] => ({
  ...{ customer_id: null, guest_hash: null, ...owner },
  ...rowOf(packs, now),
  ...{ id: randomUUID(), vendor_id, class: firstClass(vendor_class), address_id: null, bag_quantity: 0 },
  ...{ customer_vendor_note: '', customer_delivery_note: '', created_at: now, version: 1 },
  recent_changes: remembered([], changeId),
});
