import { randomUUID } from 'node:crypto';
import type { cartEndpoints, DataOf } from '@jara/contract';
import { MOST_CARTS } from '@jara/contract';
import { joinPacks, linesIn, NO_PACKS, type Packs, refuseForRoom, remember } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { deleteCart, findCarts, lockCarts, lockOwner, type StoredCart, updateCart } from './cart.store.ts';
import { packsOf, rowOf } from './change-cart.ts';
import { leftOutText } from './left-out-text.ts';
import { type CartDeps, pricedCarts } from './priced-cart.ts';
import type { Owner } from './shopper.ts';
import { isUpgraded, markUpgraded } from './upgraded-guest.store.ts';

type Cart = StoredCart['cart'];

/** What the customer has said of a cart stays, and where they have said nothing, the guest's words hold. */
const saidOf = (own: Cart, guests: Cart) => ({
  customer_vendor_note: own.customer_vendor_note || guests.customer_vendor_note,
  customer_delivery_note: own.customer_delivery_note || guests.customer_delivery_note,
  bag_quantity: own.bag_quantity || guests.bag_quantity,
});

/** Puts a guest's packs behind the customer's of the same vendor. */
async function join(tx: Db, own: StoredCart, from: StoredCart, joined: Packs, now: Date): Promise<void> {
  await deleteCart(tx, { guest_hash: from.cart.guest_hash ?? '' }, from.cart.id);
  const recent_changes = remember(own.cart.recent_changes, ...from.cart.recent_changes);
  await updateCart(tx, own.cart, { ...rowOf(joined, now), ...saidOf(own.cart, from.cart), recent_changes });
}

/** The guest's carts, the last changed first, become the customer's while there is room. Returns those left out. */
async function moveCarts(tx: Db, guests: StoredCart[], own: StoredCart[], customer_id: number, now: Date) {
  const left: StoredCart[] = [];
  let count = own.length;
  let lines = own.reduce((sum, { cart }) => sum + linesIn(cart), 0);
  const byChange = guests.toSorted((one, other) => +other.cart.updated_at - +one.cart.updated_at);
  for (const from of byChange) {
    const to = own.find(({ cart }) => cart.vendor_id === from.cart.vendor_id);
    const before = to ? packsOf(to) : NO_PACKS;
    const joined = joinPacks(before, packsOf(from), randomUUID);
    if (refuseForRoom(before, joined, lines - linesIn(before)) || (!to && count === MOST_CARTS)) {
      left.push(from);
      continue;
    }
    lines += linesIn(joined) - linesIn(before);
    if (to) {
      await join(tx, to, from, joined, now);
    } else {
      await updateCart(tx, from.cart, { customer_id, guest_hash: null, updated_at: now });
      count += 1;
    }
  }
  return left;
}

type When = {
  readonly now: Date;
  /** Counts one more guest without carts that is marked; asked only for such a one. */
  readonly countUnused: () => Outcome<null, 'TOO_MANY_REQUESTS'>;
};

/**
 * Decisions §3: a guest's carts become the customer's; where both have one for a vendor, the guest's packs go behind.
 * One transaction, under the locks of both and of their carts, so that an item that is added meanwhile is either moved
 * too or refused. What does not fit stays the guest's, whose id lives on for it; otherwise the id opens nothing any more.
 * The second call finds nothing to do.
 */
export async function upgradeGuest(
  deps: CartDeps,
  customer_id: number,
  guest_hash: string,
  { now, countUnused }: When,
): Promise<Outcome<DataOf<typeof cartEndpoints.upgradeGuestCart>, 'TOO_MANY_REQUESTS'>> {
  const guest: Owner = { guest_hash };
  const done = await inTransaction(deps.db, async (tx) => {
    // Always the guest first: two upgrades cannot wait for each other.
    await lockOwner(tx, guest);
    await lockOwner(tx, { customer_id });
    const isDone = await isUpgraded(tx, guest);
    const own = await lockCarts(tx, { customer_id });
    const guests = isDone ? [] : await lockCarts(tx, guest);
    // Also one without carts is marked: what they add in this moment would stay behind. Only so many are.
    const counted = !isDone && guests.length === 0 ? countUnused() : succeed(null);
    if (!counted.ok) return counted;
    const left = await moveCarts(tx, guests, own, customer_id, now);
    if (!isDone && left.length === 0) await markUpgraded(tx, { guest_hash, customer_id, upgraded_at: now });
    return succeed({ carts: await findCarts(tx, { customer_id }), left });
  });
  if (!done.ok) return done;
  const { carts, left } = done.data;
  const data = {
    carts: await pricedCarts(deps, carts),
    left_out: left.map(({ cart, vendor }) => ({ vendor_id: cart.vendor_id, vendor_name: vendor.name })),
  };
  return left.length === 0
    ? succeed(data)
    : succeed(data, { message: leftOutText(left.map(({ vendor }) => vendor.name)) });
}
