import type { Cart } from '@jara/contract';
import { duplicatePack, hasPack, type Packs, removePack } from '@jara/domain/cart';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCart } from './cart.store.ts';
import { inTurn, keepPacks, type MayFail, newId, packsOf, refuseMissing } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { type Kitchen, pricedAt, readMenuOf } from './show-cart.ts';

type Which = { readonly cartId: string; readonly packRef: string };
type Failure = 'CART_NOT_FOUND' | 'PACK_NOT_FOUND' | 'CART_FULL' | 'NOT_SIGNED_IN';

type Change = (packs: Packs) => Packs;

/** Finds the pack in a cart of the owner's and has it changed. */
const withPack = (kitchen: Kitchen, owner: Owner, { cartId, packRef }: Which, now: Date, change: Change) =>
  inTurn(async (): MayFail<Cart | null, Failure> => {
    const { db } = kitchen;
    const stored = await findCart(db, owner, cartId);
    if (!stored) return refuseMissing(db, owner);
    const packs = packsOf(stored);
    if (!hasPack(packs, packRef)) return refuse('PACK_NOT_FOUND');
    const menuOf = await readMenuOf(kitchen, [pricedAt(stored)]);
    return keepPacks(db, stored, change(packs), { menuOf, now });
  });

export async function duplicateInCart(
  kitchen: Kitchen,
  owner: Owner,
  which: Which,
  now: Date,
): Promise<Outcome<Cart, Failure>> {
  const done = await withPack(kitchen, owner, which, now, (packs) => duplicatePack(packs, which.packRef, newId));
  if (!done.ok) return done;
  return done.data ? succeed(done.data) : refuse('CART_NOT_FOUND');
}

export const removeFromCart = (
  kitchen: Kitchen,
  owner: Owner,
  which: Which,
  now: Date,
): Promise<Outcome<Cart | null, Failure>> =>
  withPack(kitchen, owner, which, now, (packs) => removePack(packs, which.packRef));
