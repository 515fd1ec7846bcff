import { failsOffline } from '@jara/api-client/query-client';
import { type MenuItem, menuEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import { whenReachable } from '@/shared/api/when-reachable.ts';

type Menu = Promise<readonly MenuItem[]>;

const menus = new Map<number, { readonly menu: Menu; readonly askedAt: number; dishes?: readonly MenuItem[] }>();
/** As old as a page may be. */
const FRESH_MS = 60_000;

/** Asked for again like any query: a tap on a dish waits for it. */
async function askForMenu(vendorId: number, failures = 0): Menu {
  try {
    return await callApi(menuEndpoints.getVendorMenu, { params: { id: String(vendorId) } });
  } catch (error) {
    if (!failsOffline.retry(failures, error as Error)) throw error;
    await whenReachable(failures + 1, error);
    return askForMenu(vendorId, failures + 1);
  }
}

/** A vendor's menu as it is now. It is kept for the next tap, which then shows its price at once. */
export function menuNow(vendorId: number): Menu {
  const menu = askForMenu(vendorId);
  const kept: NonNullable<ReturnType<typeof menus.get>> = { menu, askedAt: Date.now() };
  menus.set(vendorId, kept);
  menu.then(
    (dishes) => {
      kept.dishes = dishes;
    },
    () => menus.delete(vendorId),
  );
  return menu;
}

/** Asks for a menu that somebody may tap on, unless that was done a moment ago. */
export function fetchMenuAhead(vendorId: number): void {
  const kept = menus.get(vendorId);
  if (!kept || Date.now() - kept.askedAt > FRESH_MS) menuNow(vendorId).catch(() => undefined);
}

/** A dish of the menu that came last, where one has come: a sheet can open with it when nothing newer can be had. */
export async function knownDish(vendorId: number, dishId: number): Promise<MenuItem | undefined> {
  const menu = await menus.get(vendorId)?.menu.catch(() => undefined);
  return menu?.find(({ id }) => id === dishId);
}

/** A dish of the menu that has come, without a moment's wait. */
export const dishAtHand = (vendorId: number, dishId: number): MenuItem | undefined =>
  menus.get(vendorId)?.dishes?.find(({ id }) => id === dishId);

/** One dish of a menu. What the kept one does not have may be new there: it is asked for again. */
export async function dishOfMenu(vendorId: number, dishId: number): Promise<MenuItem | undefined> {
  const find = (menu: readonly MenuItem[]) => menu.find(({ id }) => id === dishId);
  const kept = menus.get(vendorId)?.menu;
  return find(await (kept ?? menuNow(vendorId))) ?? (kept && find(await menuNow(vendorId)));
}
