import { toast } from '@jara/ui/toast';
import { type DishTap, requireCartCode, takeTap, tappedDishes } from '@/features/cart/index.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';

export const loadAdding = () => import('../model/add-dish-by-id.ts');

let adding: Awaited<ReturnType<typeof loadAdding>> | undefined;

/** Code and menu for the next tap, which then shows its price at once. */
export async function prepareAdding(vendorId: number): Promise<void> {
  adding ??= await loadAdding();
  adding.fetchMenuAhead(vendorId);
}

/** With code and menu at hand the dish is in the cart at once: whoever leaves the page in the same moment has it. */
async function add(tap: DishTap): Promise<void> {
  requireCartCode();
  adding ??= await importWithRetry(loadAdding);
  const problem = await adding.addTappedDish(tap);
  if (problem !== undefined) toast.error(problem);
}

/** Adds the dish of a tap, or says that it could not. Until then the tap is remembered. */
export async function addTapped(tap: DishTap): Promise<void> {
  try {
    await add(tap);
  } catch (error) {
    takeTap(tap);
    toastImportFailure(error, 'We could not add this. Please try again when the network is back.');
  }
}

/** Adds those of a page that was left before they were in the cart. One that fails is left: its own page may still be there. */
export const addLeftTaps = () => Promise.allSettled(tappedDishes().map(add));
