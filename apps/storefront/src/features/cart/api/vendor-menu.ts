import { catalogEndpoints, type MenuItem } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

const menus = new Map<number, Promise<readonly MenuItem[]>>();

/** A vendor's menu as it is now. It is kept for the next tap, which then shows its price at once. */
export function menuNow(vendorId: number): Promise<readonly MenuItem[]> {
  const asked = callApi(catalogEndpoints.getVendorMenu, { params: { id: String(vendorId) } });
  menus.set(vendorId, asked);
  asked.catch(() => menus.delete(vendorId));
  return asked;
}

/** One dish of a menu. What the kept one does not have may be new there: it is asked for again. */
export async function dishOfMenu(vendorId: number, dishId: number): Promise<MenuItem | undefined> {
  const find = (menu: readonly MenuItem[]) => menu.find(({ id }) => id === dishId);
  return find((await menus.get(vendorId)) ?? []) ?? find(await menuNow(vendorId));
}
