import type { Cart, FailureCode } from '@jara/contract';
import { duplicatePack, hasPack, overfills, type Packs, removePack } from '@jara/domain/cart';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCart } from './cart.store.ts';
import { keepPacks, type MayFail, newId, packsOf, refuseMissing, retryOvertaken } from './change-cart.ts';
import type { Owner } from './shopper.ts';
import { type Kitchen, pricedAt, readMenuOf } from './show-cart.ts';

type Which = { readonly cartId: string; readonly packRef: string };
type Missing = 'CART_NOT_FOUND' | 'PACK_NOT_FOUND' | 'NOT_SIGNED_IN';

type Change<Code extends FailureCode> = (packs: Packs) => Outcome<Packs, Code>;

/** Finds the pack in a cart of the owner's and has it changed. */
const withPack = <Code extends FailureCode = never>(
  kitchen: Kitchen,
  owner: Owner,
  { cartId, packRef }: Which,
  now: Date,
  change: Change<Code>,
) =>
  retryOvertaken(async (): MayFail<Cart | null, Missing | Code> => {
    const { db } = kitchen;
    const stored = await findCart(db, owner, cartId);
    if (!stored) return refuseMissing(db, owner);
    const packs = packsOf(stored);
    if (!hasPack(packs, packRef)) return refuse('PACK_NOT_FOUND');
    const changed = change(packs);
    if (!changed.ok) return changed;
    const menuOf = await readMenuOf(kitchen, [pricedAt(stored)]);
    return keepPacks(db, stored, changed.data, { menuOf, now });
  });

export async function duplicateInCart(
  kitchen: Kitchen,
  owner: Owner,
  which: Which,
  now: Date,
): Promise<Outcome<Cart, Missing | 'CART_FULL' | 'BUSY'>> {
  const done = await withPack(kitchen, owner, which, now, (packs) => {
    const more = duplicatePack(packs, which.packRef, newId);
    return overfills(packs, more) ? refuse('CART_FULL') : succeed(more);
  });
  if (!done.ok) return done;
  return done.data ? succeed(done.data) : refuse('CART_NOT_FOUND');
}

export async function removeFromCart(
  kitchen: Kitchen,
  owner: Owner,
  which: Which,
  now: Date,
): Promise<Outcome<Cart | null, Missing | 'BUSY'>> {
  const remove = (packs: Packs): Outcome<Packs> => succeed(removePack(packs, which.packRef));
  const left = await withPack(kitchen, owner, which, now, remove);
  return left.ok ? succeed(left.data, { message: 'Pack deleted successfully' }) : left;
}
