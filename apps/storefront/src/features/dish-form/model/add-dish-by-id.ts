import { countByDish } from '@jara/domain/cart';
import { type CartVendor, cartOf } from '@/features/cart/data.ts';
import { type DishTap, takeTap } from '@/features/cart/index.ts';
import { addDish, carts } from '@/features/cart/lazy-store.ts';
import { toast } from '@/shared/ui/toast.ts';
import { dishAtHand, dishOfMenu } from '../api/vendor-menu.ts';

export { fetchMenuAhead } from '../api/vendor-menu.ts';

/** A dish of which the cart holds some is known with it: another one needs no network. */
function heldDish({ id }: CartVendor, dishId: number) {
  const state = carts.state();
  return countByDish(cartOf(state, id)?.packs ?? []).has(dishId) ? state.menu[dishId] : undefined;
}

/** One tap on a row of the menu; fails where the menu does not come. */
export async function addTappedDish(tap: DishTap): Promise<void> {
  const { vendor, dishId } = tap;
  const dish = heldDish(vendor, dishId) ?? dishAtHand(vendor.id, dishId) ?? (await dishOfMenu(vendor.id, dishId));
  if (!takeTap(tap)) return;
  if (dish) addDish(vendor, dish);
  else toast.error('This is no longer on the menu.');
}
