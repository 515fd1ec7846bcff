import type { BagInformation, Cart, cartEndpoints, ParsedRequestOf } from '@jara/contract';
import { offersBags } from '@jara/domain/cart';
import { refuseClass } from '@jara/domain/preorder';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findAddress } from '../location/index.ts';
import { findCartOfVendor, type StoredCart, updateCart } from './cart.store.ts';
import { CONFLICT, isMade, type MayFail, refuseMissing, remembered, retryOnConflict } from './change-cart.ts';
import { type CartDeps, pricedAt, pricedCart, readMenuOf } from './priced-cart.ts';
import type { Owner } from './shopper.ts';

type CartDetails = ParsedRequestOf<typeof cartEndpoints.updateCartDetails>['body'];
type Failure = (typeof cartEndpoints.updateCartDetails)['failures'][number] | 'NOT_SIGNED_IN';

type Wanted = {
  readonly vendorId: number;
  readonly details: CartDetails;
  readonly bags: BagInformation;
  readonly now: Date;
  /** The caller's, if they have made one. */
  readonly changeId: string | undefined;
};

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Updates class, notes, bags, address or open pack of a cart. What the request does not name stays. */
export async function updateCartDetails(
  deps: CartDeps,
  owner: Owner,
  { vendorId, details, bags, now, changeId }: Wanted,
): Promise<Outcome<Cart, Failure | 'BUSY'>> {
  const { db } = deps;
  return retryOnConflict(async (): MayFail<Cart, Failure> => {
    const stored = await findCartOfVendor(db, owner, vendorId);
    if (!stored) return refuseMissing(db, owner);
    const show = async (cart: StoredCart['cart']) =>
      succeed(pricedCart({ ...stored, cart }, await readMenuOf(deps, [pricedAt(stored)])));
    if (isMade(stored.cart, changeId)) return show(stored.cart);
    const { address_id, bag_quantity = 0 } = details;
    if (bag_quantity > 0 && !offersBags(bags, { id: vendorId, city: stored.city })) return refuse('BAGS_NOT_OFFERED');
    const refusal = details.class && refuseClass(stored.vendor_class, details.class);
    if (refusal) return refuse(refusal);
    if (address_id !== undefined && address_id !== null) {
      const address = 'customer_id' in owner ? await findAddress(db, owner.customer_id, address_id) : undefined;
      if (!address) return refuse('ADDRESS_NOT_FOUND');
    }
    const recent_changes = remembered(stored.cart.recent_changes, changeId);
    const cart = await updateCart(db, stored.cart, { ...given(details), recent_changes, updated_at: now });
    return cart ? show(cart) : CONFLICT;
  });
}
