import type { Cart, FailureCode } from '@jara/contract';
import { duplicatePack, hasPack, type Packs, removePack } from '@jara/domain/cart';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCart, type StoredCart } from './cart.store.ts';
import { inTurn, keepPacks, newId, packsOf } from './change-cart.ts';
import type { Owner } from './shopper.ts';

type Which = { readonly cartId: string; readonly packRef: string };
type Failure = 'CART_NOT_FOUND' | 'PACK_NOT_FOUND' | 'NOT_SIGNED_IN';

/** Finds the pack in a cart of the owner's and has it changed. */
const withPack = <Code extends FailureCode>(
  db: Db,
  owner: Owner,
  { cartId, packRef }: Which,
  change: (tx: Db, stored: StoredCart, packs: Packs) => Promise<Outcome<Cart | null, Code>>,
) =>
  inTurn(db, owner, async (tx): Promise<Outcome<Cart | null, Code | Failure>> => {
    const stored = await findCart(tx, owner, cartId);
    if (!stored) return refuse('CART_NOT_FOUND');
    const packs = packsOf(stored);
    return hasPack(packs, packRef) ? change(tx, stored, packs) : refuse('PACK_NOT_FOUND');
  });

export async function duplicateInCart(
  db: Db,
  owner: Owner,
  which: Which,
  now: Date,
): Promise<Outcome<Cart, Failure | 'CART_FULL'>> {
  const done = await withPack(db, owner, which, (tx, stored, packs) =>
    keepPacks(tx, owner, stored, duplicatePack(packs, which.packRef, newId), now),
  );
  if (!done.ok) return done;
  return done.data ? succeed(done.data) : refuse('CART_NOT_FOUND');
}

export const removeFromCart = (
  db: Db,
  owner: Owner,
  which: Which,
  now: Date,
): Promise<Outcome<Cart | null, Failure | 'CART_FULL'>> =>
  withPack(db, owner, which, (tx, stored, packs) =>
    keepPacks(tx, owner, stored, removePack(packs, which.packRef), now),
  );
