import type { CartVendor } from '@/features/cart/data.ts';
import { addDish } from '@/features/cart/lazy-store.ts';
import { toast } from '@/shared/ui/toast.ts';
import { dishOfMenu } from '../api/vendor-menu.ts';

export { fetchMenuAhead } from '../api/vendor-menu.ts';

/** One tap on a row of the menu; fails where the menu does not come. */
export async function addDishById(vendor: CartVendor, dishId: number): Promise<void> {
  const dish = await dishOfMenu(vendor.id, dishId);
  if (dish) addDish(vendor, dish);
  else toast.error('This is no longer on the menu.');
}
