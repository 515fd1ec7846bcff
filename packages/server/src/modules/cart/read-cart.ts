import type { Cart } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { findDishesAtVersion } from '../catalog/index.ts';
import { findCart } from './cart.store.ts';
import { idsIn, pricedCart } from './priced-cart.ts';
import { ownerOf, type Shopper } from './shopper.ts';

/** One of the shopper's own carts, priced by the menu as it is now. */
export async function readCart(db: Db, shopper: Shopper, cartId: string, now: Date): Promise<Cart | undefined> {
  const stored = await findCart(db, ownerOf(shopper), cartId);
  if (!stored) return undefined;
  const dishes = await findDishesAtVersion(db, idsIn(stored.cart.packs), now);
  const menu = new Map(dishes.map(({ dish }) => [dish.id, dish]));
  return pricedCart(stored, (id) => menu.get(id));
}
