import { openDatabase } from '@jara/server/db';

/** The vendors of a benchmark never close. */
export async function openVendors(databaseUrl: string): Promise<void> {
  const { pool, close } = openDatabase(databaseUrl, { role: 'owner', max: 1 });
  await pool.query(`update vendor set available_hours = '{"default":{"opening":0,"closing":0}}',
    is_temporarily_unavailable = false, vendor_class = '{instant,preorder}'`);
  await close();
}
