import { schema, type Transaction } from '@jara/server/db';
import { DEMO_STAFF } from './demo-staff.ts';

/** Adds the demo's staff where they are missing. Who has left does not come back, and a vendor must be there. */
export async function loadDemoStaff(tx: Transaction): Promise<void> {
  const known = new Set((await tx.query.staff.findMany({ columns: { phone: true } })).map(({ phone }) => phone));
  const vendor = await tx.query.vendor.findFirst({ columns: { id: true }, where: (each, { eq }) => eq(each.id, 1) });
  const cities = await tx.query.city.findMany({ columns: { id: true, slug: true } });
  const missing = DEMO_STAFF.filter(({ phone, vendor_id }) => !known.has(phone) && (vendor_id == null || vendor));
  const rows = missing.map(({ city, ...member }) => ({
    ...member,
    city_id: cities.find(({ slug }) => slug === city)?.id ?? null,
  }));
  if (rows.length > 0) await tx.insert(schema.staff).values(rows);
}
