import type { Cart, cartEndpoints, ParsedRequestOf } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findAddress } from '../location/index.ts';
import { findCartOfVendor, updateCart } from './cart.store.ts';
import { inTurn } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { showCarts } from './show-cart.ts';

type Saved = ParsedRequestOf<typeof cartEndpoints.saveCart>['body'];
type Failure = 'CART_NOT_FOUND' | 'ADDRESS_NOT_FOUND' | 'NOT_SIGNED_IN';

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Keeps what was said of the cart as a whole, and leaves the rest as it was. */
export async function saveCart(
  db: Db,
  owner: Owner,
  { vendorId, saved, now }: { readonly vendorId: number; readonly saved: Saved; readonly now: Date },
): Promise<Outcome<Cart, Failure>> {
  return inTurn(db, owner, async (tx): Promise<Outcome<Cart, Failure>> => {
    const stored = await findCartOfVendor(tx, owner, vendorId);
    if (!stored) return refuse('CART_NOT_FOUND');
    const { address_id } = saved;
    if (address_id !== undefined && address_id !== null) {
      const address = 'customer_id' in owner ? await findAddress(tx, owner.customer_id, address_id) : undefined;
      if (!address) return refuse('ADDRESS_NOT_FOUND');
    }
    const cart = await updateCart(tx, stored.cart.id, { ...given(saved), updated_at: now });
    const [shown] = await showCarts(tx, [{ ...stored, cart }]);
    return shown ? succeed(shown) : refuse('CART_NOT_FOUND');
  });
}
