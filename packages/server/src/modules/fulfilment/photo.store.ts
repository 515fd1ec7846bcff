import type { Db } from '../../db/client.ts';
import { eq, lt } from '../../db/drizzle.ts';
import { handover_photo } from '../../db/schema/index.ts';

type Photo = typeof handover_photo.$inferSelect;

/** One for an order: a later one takes its place. */
export async function putPhoto(db: Db, { order_id, ...photo }: Photo): Promise<void> {
  await db
    .insert(handover_photo)
    .values({ order_id, ...photo })
    .onConflictDoUpdate({ target: handover_photo.order_id, set: photo });
}

export async function findPhoto(db: Db, orderId: number): Promise<Photo | undefined> {
  const [found] = await db.select().from(handover_photo).where(eq(handover_photo.order_id, orderId));
  return found;
}

export async function deletePhotosBefore(db: Db, before: Date): Promise<void> {
  await db.delete(handover_photo).where(lt(handover_photo.taken_at, before));
}
