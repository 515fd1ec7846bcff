import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cart, FailureCode } from '@jara/contract';
import type { MenuOf, Packs } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { type CartToShow, deleteVersion, isUpgraded, type StoredCart, updatePacks } from './cart.store.ts';
import type { Owner } from './shopper.ts';
import { showCart } from './show-cart.ts';

export const newId = () => randomUUID();

export const packsOf = ({ cart }: Pick<StoredCart, 'cart'>): Packs => ({
  packs: cart.packs,
  current: cart.current_pack_reference,
});

/** Packs as the row keeps them. */
export const rowOf = ({ packs, current }: Packs, now: Date) => ({
  packs,
  current_pack_reference: current,
  updated_at: now,
});

/** Far more than there are API processes: within each, the changes of one owner are made one after the other. */
const MOST_TRIES = 20;
const LONGEST_PAUSE_MS = 20;

/** What a change comes to if somebody else's was written between its reading and its writing. */
export const OVERTAKEN = Symbol('overtaken');

export type MayFail<Data, Code extends FailureCode> = Promise<Outcome<Data, Code> | typeof OVERTAKEN>;

/**
 * A change is made from what was read, and written only over that; whoever was overtaken by another process begins
 * again. Each time somebody else's change was written, and nobody waits for a lock.
 */
export async function retryOvertaken<Data, Code extends FailureCode>(
  change: () => MayFail<Data, Code>,
): Promise<Outcome<Data, Code | 'BUSY'>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const made = await change();
    if (made !== OVERTAKEN) return made;
    // Whoever collided does not come back at the same moment.
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  return refuse('BUSY');
}

/** A cart that is not there, or a guest who has become a customer and has none of their own any more. */
export const refuseMissing = async (db: Db, owner: Owner) =>
  refuse((await isUpgraded(db, owner)) ? 'NOT_SIGNED_IN' : 'CART_NOT_FOUND');

/** Writes the packs that a change has left. Without any there is no cart. */
export async function keepPacks(
  db: Db,
  stored: Omit<CartToShow, 'menu_version'>,
  changed: Packs,
  { menuOf, now }: { readonly menuOf: MenuOf; readonly now: Date },
): MayFail<Cart | null, never> {
  if (changed.packs.length === 0) return (await deleteVersion(db, stored.cart)) ? succeed(null) : OVERTAKEN;
  const cart = await updatePacks(db, stored.cart, rowOf(changed, now));
  return cart ? succeed(showCart({ ...stored, cart }, menuOf)) : OVERTAKEN;
}
