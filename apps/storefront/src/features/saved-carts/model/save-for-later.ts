import { carts } from '@/features/cart/lazy-store.ts';
import { savedCartOf } from './saved-cart-record.ts';
import { saveCart } from './saved-carts-db.ts';
import { storedParts } from './stored-parts.ts';

/** Spec §4: the cart of a vendor, as it stands, into the browser's database. */
export async function saveForLater(vendorId: number): Promise<void> {
  const cart = savedCartOf(carts.state(), vendorId, storedParts());
  if (cart) await saveCart(cart);
}
