import type { BagInformation, Cart, cartEndpoints, FailureCode, ItemToPut, ParsedRequestOf } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, type Serialized, succeed } from '../../outcome.ts';
import { createDishCache, type DishCache } from '../catalog/index.ts';
import { addOrChangeItem } from './add-or-change-item.ts';
import { deleteCart, deleteCarts, findCartOfVendor, findCarts } from './cart.store.ts';
import { refuseMissing } from './change-cart.ts';
import { duplicatePack, removePack } from './change-pack.ts';
import { ownerQueue } from './owner-queue.ts';
import { pricedCarts } from './priced-cart.ts';
import { putBackPacks } from './put-back-packs.ts';
import { hashOfGuest, type Owner, ownerOf, type Shopper } from './shopper.ts';
import { updateCartDetails } from './update-cart-details.ts';
import { upgradeGuest } from './upgrade-guest.ts';
import { isUpgraded } from './upgraded-guest.store.ts';
import { validateItems } from './validate-items.ts';
import { createCartWriter } from './write-carts.ts';

type CartDetails = ParsedRequestOf<typeof cartEndpoints.updateCartDetails>['body'];
type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly bags: BagInformation;
  /** How many carts guests may make in an hour from one address. */
  readonly guestCartsAnHour: number;
  readonly limits: Pick<Limits, 'counter'>;
  /** Shared with whoever else prices carts. */
  readonly dishes?: DishCache;
};
/** Browsers become a customer's one by one. Each guest id, also one that nobody has used, is stored as no longer valid. */
const UNUSED_GUESTS_AN_HOUR = 30;

type PackReturn = {
  readonly vendorId: number;
  readonly asked: ParsedRequestOf<typeof cartEndpoints.putBackPacks>['body'];
  readonly origin: string;
  readonly changeId: string | undefined;
};
type Which = { readonly cartId: string; readonly packRef: string };

/** The carts of customers and guests: one per owner and vendor, and only the owner reads or changes it. */
export function createCartService({
  db,
  now,
  bags,
  limits,
  guestCartsAnHour,
  dishes = createDishCache(db, { now }),
}: Deps) {
  const deps = { db, dishes };
  const writeCarts = createCartWriter(deps);
  const countGuestCart = limits.counter({ name: 'guest-carts', most: guestCartsAnHour, windowSeconds: 3_600 });
  const countUnused = limits.counter({ name: 'unused-guests', most: UNUSED_GUESTS_AN_HOUR, windowSeconds: 3_600 });
  const countCart = (shopper: Shopper, origin: string) => () =>
    'customer' in shopper ? succeed(null) : countGuestCart(origin);
  const queue = ownerQueue();
  const change = <Data, Code extends FailureCode>(
    shopper: Shopper,
    work: (owner: Owner) => Promise<Outcome<Data, Code>>,
  ) => {
    const owner = ownerOf(shopper);
    return queue.run(owner, () => work(owner));
  };
  return {
    addOrChangeItem: (shopper: Shopper, item: ItemToPut, origin: string, changeId?: string) =>
      change(shopper, (owner) =>
        addOrChangeItem(deps, owner, item, { now: now(), changeId, countCart: countCart(shopper, origin) }),
      ),
    updateCartDetails: (shopper: Shopper, vendorId: number, details: CartDetails, changeId?: string) =>
      change(shopper, (owner) => updateCartDetails(deps, owner, { vendorId, details, bags, now: now(), changeId })),
    putBackPacks: (shopper: Shopper, { vendorId, asked, origin, changeId }: PackReturn) =>
      change(shopper, (owner) =>
        putBackPacks(deps, owner, { vendorId, asked, now: now(), changeId, countCart: countCart(shopper, origin) }),
      ),
    removePack: (shopper: Shopper, which: Which, changeId?: string) =>
      change(shopper, (owner) => removePack(deps, owner, which, { now: now(), changeId })),
    duplicatePack: (shopper: Shopper, which: Which, changeId?: string) =>
      change(shopper, (owner) => duplicatePack(deps, owner, which, { now: now(), changeId })),
    upgradeGuest: (customer: number, guestId: string) =>
      change({ customer }, () =>
        upgradeGuest(deps, customer, hashOfGuest(guestId), {
          now: now(),
          countUnused: () => countUnused(String(customer)),
        }),
      ),
    validateItems: (asked: Parameters<typeof validateItems>[1]) => validateItems(deps, asked),

    async list(shopper: Shopper): Promise<Outcome<Serialized>> {
      return succeed(await writeCarts(await findCarts(db, ownerOf(shopper))));
    },

    async ofVendor(shopper: Shopper, vendorId: number): Promise<Outcome<Cart | null>> {
      const stored = await findCartOfVendor(db, ownerOf(shopper), vendorId);
      const [shown] = stored ? await pricedCarts(deps, [stored]) : [];
      return succeed(shown ?? null);
    },

    async remove(shopper: Shopper, cartId: string): Promise<Outcome<null, 'CART_NOT_FOUND' | 'NOT_SIGNED_IN'>> {
      const owner = ownerOf(shopper);
      if (!(await deleteCart(db, owner, cartId))) return refuseMissing(db, owner);
      return succeed(null, { message: 'Cart deleted successfully' });
    },

    async clear(shopper: Shopper): Promise<Outcome<null, 'NOT_SIGNED_IN'>> {
      const owner = ownerOf(shopper);
      await deleteCarts(db, owner);
      return (await isUpgraded(db, owner)) ? refuse('NOT_SIGNED_IN') : succeed(null);
    },
  };
}

export type CartService = ReturnType<typeof createCartService>;
