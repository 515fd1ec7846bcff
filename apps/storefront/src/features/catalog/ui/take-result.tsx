import { ApiError } from '@jara/api-client';
import { menuEndpoints } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import type { ReactNode } from 'react';
import type { CartVendor } from '@/features/cart/data.ts';
import { addDish } from '@/features/cart/lazy-store.ts';
import { callApi } from '@/shared/api/browser.ts';
import DishSheet from './dish-sheet.tsx';

/** Whose dish it is, and where they answer, stands in the page around the button. */
function resultOf(button: HTMLElement): { vendor: CartVendor; contact: string | undefined } {
  const { resultVendor = 'null', contact } = button.closest<HTMLElement>('[data-result-vendor]')?.dataset ?? {};
  return { vendor: JSON.parse(resultVendor) as CartVendor, contact };
}

/** The dish as it is now; one that has left the menu is none. */
async function fetchDish(vendorId: number, dishId: number) {
  try {
    return await callApi(menuEndpoints.getMenuItem, { params: { id: String(vendorId), menuId: String(dishId) } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Adds the dish of a tapped result; one with options opens its sheet, which `show` puts on the page. */
export async function takeResult(button: HTMLElement, show: (sheet: ReactNode) => void): Promise<void> {
  const { vendor, contact } = resultOf(button);
  const id = Number(button.dataset['resultDish']);
  const open = (name: string) =>
    show(
      <DishSheet
        vendorId={vendor.id}
        vendor={vendor}
        dish={{ id, name }}
        contact={contact}
        onClose={() => show(null)}
      />,
    );
  if ('hasOptions' in button.dataset) {
    open(button.dataset['name'] ?? '');
    return;
  }
  const dish = await fetchDish(vendor.id, id);
  if (!dish) toast.error('This is no longer on the menu.');
  else if (dish.groups.length > 0) open(dish.name);
  else {
    addDish(vendor, dish);
    toast.success(`${dish.name} is in your cart`);
  }
}
