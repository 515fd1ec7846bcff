import type { Db, Transaction } from '../../db/client.ts';
import { and, eq } from '../../db/drizzle.ts';
import { menu, vendor } from '../../db/schema/index.ts';

const own = (vendorId: number, id: number) => and(eq(menu.vendor_id, vendorId), eq(menu.id, id));

export const findOwnDish = async (db: Db, vendorId: number, id: number): Promise<boolean> =>
  (await db.$count(menu, own(vendorId, id))) === 1;

type Picture = Pick<typeof menu.$inferSelect, 'image_url' | 'image_colour'>;

/** False if the dish was deleted meanwhile. */
export async function updateDishPicture(db: Db, vendorId: number, id: number, picture: Picture): Promise<boolean> {
  const { rowCount } = await db.update(menu).set(picture).where(own(vendorId, id));
  return rowCount === 1;
}

const { name, logo_url, cover_url, image_colour } = vendor;
const PICTURES = { name, logo_url, cover_url, image_colour };

export async function findVendorPictures(db: Db, vendorId: number) {
  const [found] = await db.select(PICTURES).from(vendor).where(eq(vendor.id, vendorId));
  return found;
}

type Changed = Partial<Pick<typeof vendor.$inferSelect, 'logo_url' | 'cover_url' | 'image_colour'>>;

/** Undefined if there is no such vendor. */
export async function updateVendorPictures(tx: Transaction, vendorId: number, changed: Changed) {
  const [found] = await tx.update(vendor).set(changed).where(eq(vendor.id, vendorId)).returning(PICTURES);
  return found;
}
