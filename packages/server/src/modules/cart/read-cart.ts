import type { Cart } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { keepDishes } from '../catalog/index.ts';
import { findCart } from './cart.store.ts';
import { ownerOf, type Shopper } from './shopper.ts';
import { showCarts } from './show-cart.ts';

/** One of the shopper's own carts, priced by the menu as it is now. */
export async function readCart(db: Db, shopper: Shopper, cartId: string): Promise<Cart | undefined> {
  const stored = await findCart(db, ownerOf(shopper), cartId);
  const [shown] = stored ? await showCarts({ db, dishes: keepDishes(db) }, [stored]) : [];
  return shown;
}
