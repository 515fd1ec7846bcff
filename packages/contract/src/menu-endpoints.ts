import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { idInUrl } from './ids.ts';
import { menuCategory, menuItem } from './menu.ts';

/** Apart from the other ones of the catalog: a first add to the cart needs these alone. */
export const menuEndpoints = {
  getVendorMenu: {
    method: 'GET',
    path: '/customer/vendor/:id/menu',
    summary: "A vendor's menu, whole or one category of it.",
    params: z.object({ id: idInUrl }),
    query: z.strictObject({ menu_category_id: idInUrl.optional() }),
    data: z.array(menuItem),
    cached: true,
    failures: ['VENDOR_NOT_FOUND', 'MENU_CATEGORY_NOT_FOUND'],
  },
  getMenuItem: {
    method: 'GET',
    path: '/customer/vendor/:id/menu/:menuId',
    summary: 'One item of a menu.',
    params: z.object({ id: idInUrl, menuId: idInUrl }),
    data: menuItem,
    cached: true,
    failures: ['MENU_NOT_FOUND'],
  },
  listMenuCategories: {
    method: 'GET',
    path: '/customer/vendor/:id/menu-category',
    summary: "The categories of a vendor's menu, in their order.",
    params: z.object({ id: idInUrl }),
    data: z.array(menuCategory),
    cached: true,
    failures: ['VENDOR_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
