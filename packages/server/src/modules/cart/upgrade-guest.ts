import type { Cart as ShownCart } from '@jara/contract';
import { joinPacks } from '@jara/domain/cart';
import { type Outcome, succeed } from '../../outcome.ts';
import {
  deleteCart,
  findCarts,
  lockCarts,
  lockOwner,
  markUpgraded,
  type StoredCart,
  updateCart,
} from './cart.store.ts';
import { packsOf, rowOf } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { type Kitchen, showCarts } from './show-cart.ts';

type Cart = StoredCart['cart'];

/** What the customer has said of a cart stays, and where they have said nothing, the guest's words hold. */
const saidOf = (own: Cart, guests: Cart) => ({
  customer_vendor_note: own.customer_vendor_note || guests.customer_vendor_note,
  customer_delivery_note: own.customer_delivery_note || guests.customer_delivery_note,
  bag_quantity: own.bag_quantity || guests.bag_quantity,
});

/**
 * Decisions §3: a guest's carts become the customer's; where both have one for a vendor, the guest's packs go behind.
 * One transaction, under the locks of both and of their carts, so that an item that is added meanwhile is either moved
 * too or refused.
 * The second call finds nothing to do.
 */
export async function upgradeGuest(
  kitchen: Kitchen,
  customer_id: number,
  guest_hash: string,
  now: Date,
): Promise<Outcome<ShownCart[]>> {
  const [guest, customer]: [Owner, Owner] = [{ guest_hash }, { customer_id }];
  const carts = await kitchen.db.transaction(async (tx) => {
    // Always the guest first: two upgrades cannot wait for each other.
    await lockOwner(tx, guest);
    await lockOwner(tx, customer);
    if (await markUpgraded(tx, { guest_hash, customer_id, upgraded_at: now })) {
      const own = await lockCarts(tx, customer);
      for (const from of await lockCarts(tx, guest)) {
        const to = own.find(({ cart }) => cart.vendor_id === from.cart.vendor_id);
        if (to) {
          await deleteCart(tx, guest, from.cart.id);
          const packs = rowOf(joinPacks(packsOf(to), packsOf(from)), now);
          await updateCart(tx, to.cart, { ...packs, ...saidOf(to.cart, from.cart) });
        } else {
          await updateCart(tx, from.cart, { customer_id, guest_hash: null, updated_at: now });
        }
      }
    }
    return await findCarts(tx, customer);
  });
  return succeed(await showCarts(kitchen, carts));
}
