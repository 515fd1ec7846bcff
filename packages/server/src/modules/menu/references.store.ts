import type { Transaction } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { menu } from '../../db/schema/index.ts';

export const categoryHasDishes = async (tx: Transaction, vendorId: number, id: number): Promise<boolean> =>
  (await tx.$count(menu, and(eq(menu.vendor_id, vendorId), eq(menu.menu_category_id, id)))) > 0;

export const containerHasDishes = async (tx: Transaction, vendorId: number, id: number): Promise<boolean> =>
  (await tx.$count(menu, and(eq(menu.vendor_id, vendorId), eq(menu.container_type_id, id)))) > 0;
