import { randomUUID } from 'node:crypto';
import { type Cart, type FailureCode, MOST_OF_AN_ITEM, MOST_PACKS } from '@jara/contract';
import type { Packs } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { deleteCart, isUpgraded, lockOwner, type StoredCart, updateCart } from './cart.store.ts';
import type { Owner } from './shopper.ts';
import { showCarts } from './show-cart.ts';

export const newId = () => randomUUID();

export const packsOf = ({ cart }: StoredCart): Packs => ({ packs: cart.packs, current: cart.current_pack_reference });

/** Packs as the row keeps them. */
export const rowOf = ({ packs, current }: Packs, now: Date) => ({
  packs,
  current_pack_reference: current,
  updated_at: now,
});

export const isFull = ({ packs }: Packs): boolean =>
  packs.length > MOST_PACKS || packs.some(({ lines }) => lines.some(({ quantity }) => quantity > MOST_OF_AN_ITEM));

/** One change of an owner's carts at a time. A guest who has become a customer has no carts of their own any more. */
export function inTurn<Result, Code extends FailureCode>(
  db: Db,
  owner: Owner,
  work: (tx: Db) => Promise<Outcome<Result, Code>>,
): Promise<Outcome<Result, Code | 'NOT_SIGNED_IN'>> {
  return db.transaction(async (tx): Promise<Outcome<Result, Code | 'NOT_SIGNED_IN'>> => {
    await lockOwner(tx, owner);
    if ('guest_hash' in owner && (await isUpgraded(tx, owner.guest_hash))) return refuse('NOT_SIGNED_IN');
    return work(tx);
  });
}

/** Writes the packs that a change has left. Without any there is no cart. */
export async function keepPacks(
  tx: Db,
  owner: Owner,
  stored: StoredCart,
  changed: Packs,
  now: Date,
): Promise<Outcome<Cart | null, 'CART_FULL'>> {
  if (isFull(changed)) return refuse('CART_FULL');
  if (changed.packs.length === 0) {
    await deleteCart(tx, owner, stored.cart.id);
    return succeed(null);
  }
  const cart = await updateCart(tx, stored.cart.id, rowOf(changed, now));
  const [shown] = await showCarts(tx, [{ ...stored, cart }]);
  return succeed(shown ?? null);
}
