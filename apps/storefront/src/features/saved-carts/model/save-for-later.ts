import { carts } from './cart.ts';
import { saveCart } from './saved-carts.ts';
import { savedCartOf } from './saved-carts-record.ts';
import { storedParts } from './stored-parts.ts';

/** Spec §4: the cart of a vendor, as it stands, into the browser's database. */
export async function saveForLater(vendorId: number): Promise<void> {
  const cart = savedCartOf(carts.state(), vendorId, storedParts());
  if (cart) await saveCart(cart);
}
