import type { Cart, FailureCode, NoRoom } from '@jara/contract';
import { changePacks, hasPack, type Packs, refuseForRoom } from '@jara/domain/cart';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCart } from './cart.store.ts';
import {
  changeIdOr,
  isMade,
  type MayFail,
  packsOf,
  refuseMissing,
  retryOnConflict,
  writePacks,
} from './change-cart.ts';
import { type CartDeps, pricedAt, pricedCart, readMenuOf } from './priced-cart.ts';
import type { Owner } from './shopper.ts';

type Which = { readonly cartId: string; readonly packRef: string };
type When = { readonly now: Date; readonly changeId: string | undefined };
type Missing = 'CART_NOT_FOUND' | 'PACK_NOT_FOUND' | 'NOT_SIGNED_IN';

/** Duplicates or removes a pack of the owner's cart, if `judge` allows the result. */
const changePack = <Code extends FailureCode = never>(
  type: 'duplicate pack' | 'remove pack',
  deps: CartDeps,
  owner: Owner,
  { cartId, packRef, now, changeId }: Which & When,
  judge: (before: Packs, after: Packs, elsewhere: number) => Outcome<Packs, Code>,
) =>
  retryOnConflict(async (): MayFail<Cart | null, Missing | Code> => {
    const { db } = deps;
    const stored = await findCart(db, owner, cartId);
    if (!stored) return refuseMissing(db, owner);
    const packs = packsOf(stored);
    const menuOf = await readMenuOf(deps, [pricedAt(stored)]);
    if (isMade(stored.cart, changeId)) return succeed(pricedCart(stored, menuOf));
    if (!hasPack(packs, packRef)) return refuse('PACK_NOT_FOUND');
    const changed = changePacks(packs, { type, id: changeIdOr(changeId), reference: packRef });
    const judged = judge(packs, changed, stored.elsewhere);
    return judged.ok ? writePacks(db, stored, changed, { menuOf, now, changeId }) : judged;
  });

export async function duplicatePack(
  deps: CartDeps,
  owner: Owner,
  which: Which,
  when: When,
): Promise<Outcome<Cart, Missing | NoRoom | 'BUSY'>> {
  const done = await changePack('duplicate pack', deps, owner, { ...which, ...when }, (before, after, elsewhere) => {
    const noRoom = refuseForRoom(before, after, elsewhere);
    return noRoom ? refuse(noRoom) : succeed(after);
  });
  if (!done.ok) return done;
  return done.data ? succeed(done.data) : refuse('CART_NOT_FOUND');
}

export async function removePack(
  deps: CartDeps,
  owner: Owner,
  which: Which,
  when: When,
): Promise<Outcome<Cart | null, Missing | 'BUSY'>> {
  const left = await changePack('remove pack', deps, owner, { ...which, ...when }, (_, after) => succeed(after));
  return left.ok ? succeed(left.data, { message: 'Pack deleted successfully' }) : left;
}
