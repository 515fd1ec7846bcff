import type { AvailableLocation } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { asc } from '../../db/drizzle.ts';
import { city } from '../../db/schema/index.ts';

export async function findAvailableLocations(db: Db): Promise<AvailableLocation[]> {
  const rows = await db.select().from(city).orderBy(asc(city.display_name));
  return rows.map(({ latitude, longitude, ...rest }) => ({ ...rest, coordinate: { x: longitude, y: latitude } }));
}
