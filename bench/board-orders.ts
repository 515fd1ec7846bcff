import { secretsFrom } from '@jara/server';
import { openDatabase, schema } from '@jara/server/db';
import { createStaffSessions, type Staff, toStaff } from '@jara/server/identity';
import { ORDERED } from '@jara/server/testing';
import { addFollowedOrders } from './followed-orders.ts';
import { addBuyers } from './order-customers.ts';

export type Tablet = { readonly id: number; readonly token: string; readonly member: Staff };

/** The vendor of the orders that `addFollowedOrders` makes. */
const VENDOR = 1;

/** A busy evening: of five orders one is new, one ready, and three are being made. */
const SPREAD_OVER_COLUMNS = `update customer_order set content = content || $1::jsonb, status = case id % 5
  when 0 then 'received' when 1 then 'ready_for_pickup' else 'preparing' end where vendor_id = ${VENDOR}`;

/** A vendor with that many orders on its board and that many tablets, each with somebody signed in. */
export async function addBoard(databaseUrl: string, appSecret: string, size: { orders: number; tablets: number }) {
  const buyers = await addBuyers(databaseUrl, appSecret, size.orders);
  const { orders, change, close: closeOrders } = await addFollowedOrders(databaseUrl, buyers);
  const { db, pool, close: closePool } = openDatabase(databaseUrl, { role: 'owner', max: 2 });
  const close = async () => {
    await closeOrders();
    await closePool();
  };
  await pool.query(SPREAD_OVER_COLUMNS, [JSON.stringify(ORDERED)]);
  const sessions = createStaffSessions({ db, secrets: secretsFrom(appSecret), now: () => new Date() });
  const rows = Array.from({ length: size.tablets }, (_, nth) => ({
    ...({ role: 'vendor', vendor_id: VENDOR, name: `Tablet ${nth}` } as const),
    phone: `2347097${String(nth).padStart(6, '0')}`,
  }));
  const tablets: Tablet[] = [];
  for (const row of await db.insert(schema.staff).values(rows).returning()) {
    const member = toStaff(row);
    const token = await sessions.begin(db, member, { userAgent: undefined, hasPassedSecondFactor: true });
    tablets.push({ id: member.id, token, member });
  }
  return { orders, tablets, change, close };
}
