import type { Db } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { menu } from '../../db/schema/index.ts';

const own = (vendorId: number, id: number) => and(eq(menu.vendor_id, vendorId), eq(menu.id, id));

export const findOwnDish = async (db: Db, vendorId: number, id: number): Promise<boolean> =>
  (await db.$count(menu, own(vendorId, id))) === 1;

type Picture = Pick<typeof menu.$inferSelect, 'image_url' | 'image_colour'>;

/** False if the dish was deleted meanwhile. */
export async function updateDishPicture(db: Db, vendorId: number, id: number, picture: Picture): Promise<boolean> {
  const { rowCount } = await db.update(menu).set(picture).where(own(vendorId, id));
  return rowCount === 1;
}
