import { type Database, schema } from '../db/index.ts';
import { type Staff, toStaff } from '../modules/identity/index.ts';

type Row = typeof schema.staff.$inferInsert;

let made = 0;

/** Writes somebody of the staff with a phone of their own. Gives for whom they act. */
export async function buildStaff(
  { db }: Pick<Database, 'db'>,
  { role, ...given }: Pick<Row, 'role'> & Partial<Row>,
): Promise<Staff> {
  made += 1;
  const phone = `234703${String(made).padStart(7, '0')}`;
  const [row] = await db
    .insert(schema.staff)
    .values({ role, name: 'Bola', phone, ...given })
    .returning();
  if (!row) throw new Error('nobody was written');
  return toStaff(row);
}
