import type { NoRoom } from '@jara/contract';
import { type CartPack, NO_PACKS, refuseForRoom } from '@jara/domain/cart';
import type { Transaction } from '../../db/client.ts';
import { OvertakenError } from '../../db/sql-state.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { insertCart, missingCartReason, updatePacks } from './cart.store.ts';
import { packsOf, rowOf } from './change-cart.ts';
import { newCart } from './new-cart.ts';
import type { ShopWithCart } from './shop.store.ts';

type Appended = Outcome<{ readonly id: string }, NoRoom | 'TOO_MANY_CARTS' | 'NOT_SIGNED_IN'>;

/**
 * Puts packs behind those that the customer's cart at a vendor holds, or opens one with them: all of them or none. A
 * cart that somebody has changed since it was read is read again, with the whole transaction.
 */
export async function appendPacks(
  tx: Transaction,
  customer_id: number,
  { cart, elsewhere, ...shop }: ShopWithCart,
  { packs, now }: { readonly packs: readonly CartPack[]; readonly now: Date },
): Promise<Appended> {
  const before = cart ? packsOf({ cart }) : NO_PACKS;
  const after = { ...before, packs: [...before.packs, ...packs] };
  const noRoom = refuseForRoom(before, after, elsewhere);
  if (noRoom) return refuse(noRoom);
  if (cart) {
    const { recent_changes } = cart;
    if (!(await updatePacks(tx, cart, { ...rowOf(after, now), recent_changes })))
      throw new OvertakenError('the cart was changed');
    return succeed({ id: cart.id });
  }
  const opened = newCart({ customer_id }, shop, after, { now });
  if (await insertCart(tx, { customer_id }, opened)) return succeed({ id: opened.id });
  const refusal = await missingCartReason(tx, { customer_id }, shop.vendor_id);
  if (refusal) return refuse(refusal);
  throw new OvertakenError('a cart was opened');
}
