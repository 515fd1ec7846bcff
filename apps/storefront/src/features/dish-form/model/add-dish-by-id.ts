import { countByDish } from '@jara/domain/cart';
import { type CartVendor, cartOf } from '@/features/cart/data.ts';
import { type DishTap, takeTap } from '@/features/cart/index.ts';
import { addDish, carts } from '@/features/cart/lazy-store.ts';
import { dishAtHand, dishOfMenu } from '../api/vendor-menu.ts';

export { fetchMenuAhead } from '../api/vendor-menu.ts';

/** A dish of which the cart holds some is known with it: another one needs no network. */
function heldDish({ id }: CartVendor, dishId: number) {
  const state = carts.state();
  return countByDish(cartOf(state, id)?.packs ?? []).has(dishId) ? state.menu[dishId] : undefined;
}

/** One tap on a row of the menu; fails where the menu does not come. Gives what is to be said of a dish that is gone. */
export async function addTappedDish(tap: DishTap): Promise<string | undefined> {
  const { vendor, dishId } = tap;
  const dish = heldDish(vendor, dishId) ?? dishAtHand(vendor.id, dishId) ?? (await dishOfMenu(vendor.id, dishId));
  if (!takeTap(tap)) return undefined;
  if (!dish) return 'This is no longer on the menu.';
  addDish(vendor, dish);
  return undefined;
}
