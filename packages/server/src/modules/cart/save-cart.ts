import type { BagInformation, Cart, cartEndpoints, ParsedRequestOf } from '@jara/contract';
import { offersBags } from '@jara/domain/cart';
import { refuseClass } from '@jara/domain/preorder';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findAddress } from '../location/index.ts';
import { findCartOfVendor, updateCart } from './cart.store.ts';
import { type MayFail, OVERTAKEN, refuseMissing, retryOvertaken } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { type Kitchen, pricedAt, readMenuOf, showCart } from './show-cart.ts';

type Saved = ParsedRequestOf<typeof cartEndpoints.saveCart>['body'];
type Failure = (typeof cartEndpoints.saveCart)['failures'][number] | 'NOT_SIGNED_IN';

type Wanted = {
  readonly vendorId: number;
  readonly saved: Saved;
  readonly bags: BagInformation;
  readonly now: Date;
};

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Keeps what was said of the cart as a whole, and leaves the rest as it was. */
export async function saveCart(
  kitchen: Kitchen,
  owner: Owner,
  { vendorId, saved, bags, now }: Wanted,
): Promise<Outcome<Cart, Failure | 'BUSY'>> {
  const { db } = kitchen;
  return retryOvertaken(async (): MayFail<Cart, Failure> => {
    const stored = await findCartOfVendor(db, owner, vendorId);
    if (!stored) return refuseMissing(db, owner);
    const { address_id, bag_quantity = 0 } = saved;
    if (bag_quantity > 0 && !offersBags(bags, { id: vendorId, city: stored.city })) return refuse('BAGS_NOT_OFFERED');
    const refusal = saved.class && refuseClass(stored.vendor_class, saved.class);
    if (refusal) return refuse(refusal);
    if (address_id !== undefined && address_id !== null) {
      const address = 'customer_id' in owner ? await findAddress(db, owner.customer_id, address_id) : undefined;
      if (!address) return refuse('ADDRESS_NOT_FOUND');
    }
    const cart = await updateCart(db, stored.cart, { ...given(saved), updated_at: now });
    if (!cart) return OVERTAKEN;
    return succeed(showCart({ ...stored, cart }, await readMenuOf(kitchen, [pricedAt(stored)])));
  });
}
