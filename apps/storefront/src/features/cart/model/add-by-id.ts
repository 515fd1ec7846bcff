import { toast } from '@/shared/ui/toast.ts';
import { menuOfVendor } from '../api/send-change.ts';
import { addDish } from './cart.ts';
import type { CartVendor } from './cart-state.ts';

const FAILED = 'We could not add this. Please try again when the network is back.';

/** One tap on a row of the menu. */
export async function addById(vendor: CartVendor, dishId: number): Promise<void> {
  const menu = await menuOfVendor(vendor.id).catch(() => undefined);
  const dish = menu?.find(({ id }) => id === dishId);
  if (dish) addDish(vendor, dish);
  else toast.error(FAILED);
}
