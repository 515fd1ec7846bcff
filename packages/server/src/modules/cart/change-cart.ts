import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cart, FailureCode } from '@jara/contract';
import { type MenuOf, type Packs, remember } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { type CartToShow, deleteVersion, type StoredCart, updatePacks } from './cart.store.ts';
import { pricedCart } from './priced-cart.ts';
import type { Owner } from './shopper.ts';
import { isUpgraded } from './upgraded-guest.store.ts';

/** The ids of new packs and lines are derived from the change's id. A caller without one gets a new id. */
export const changeIdOr = (given: string | undefined): string => given ?? randomUUID();

/** Whether a change that is sent again has been made. */
export const isMade = ({ recent_changes }: StoredCart['cart'], changeId: string | undefined): boolean =>
  changeId !== undefined && recent_changes.includes(changeId);

/** Only what a caller has made can be sent again. */
export const remembered = (recent_changes: readonly string[], changeId: string | undefined) =>
  changeId === undefined ? [...recent_changes] : remember(recent_changes, changeId);

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

/** What a change comes to if another was written between its reading and its writing. */
export const CONFLICT = Symbol('conflict');

export type MayFail<Data, Code extends FailureCode> = Promise<Outcome<Data, Code> | typeof CONFLICT>;

/**
 * A change is made from what was read, and written only over that version. On a conflict with another process it begins
 * again: each time the other one's change was written, and nobody waits for a lock.
 */
export async function retryOnConflict<Data, Code extends FailureCode>(
  change: () => MayFail<Data, Code>,
): Promise<Outcome<Data, Code | 'BUSY'>> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const made = await change();
    if (made !== CONFLICT) return made;
    // A random pause: two that met do not meet again.
    await pause(Math.random() * LONGEST_PAUSE_MS);
  }
  return refuse('BUSY');
}

/** A cart that is not there, or a guest who has become a customer and has none of their own any more. */
export const refuseMissing = async (db: Db, owner: Owner) =>
  refuse((await isUpgraded(db, owner)) ? 'NOT_SIGNED_IN' : 'CART_NOT_FOUND');

type Made = {
  readonly menuOf: MenuOf;
  readonly now: Date;
  /** As the caller has given it. */
  readonly changeId: string | undefined;
};

/** Writes the packs that a change has left. Without any there is no cart. */
export async function writePacks(
  db: Db,
  stored: Omit<CartToShow, 'menu_version'>,
  changed: Packs,
  { menuOf, now, changeId }: Made,
): MayFail<Cart | null, never> {
  if (changed.packs.length === 0) return (await deleteVersion(db, stored.cart)) ? succeed(null) : CONFLICT;
  const recent_changes = remembered(stored.cart.recent_changes, changeId);
  const cart = await updatePacks(db, stored.cart, { ...rowOf(changed, now), recent_changes });
  return cart ? succeed(pricedCart({ ...stored, cart }, menuOf)) : CONFLICT;
}
