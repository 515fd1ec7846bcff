import type { Currency, MinorUnits } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import type { Db } from '../../db/client.ts';
import { and, eq, inArray, isNull } from '../../db/drizzle.ts';
import type { Database } from '../../db/index.ts';
import { staff, vendor } from '../../db/schema/index.ts';
import { OperatorError } from '../../process/index.ts';

/** As the demo makes them; whoever reads the README knows their numbers. */
const CUSTOMERS = ['DEMALAGS22', 'DEMBLAGS22', 'DEMACCRA22'];
const STAFF = [
  ...['2348100000001', '2348100000002', '2348100000011', '2348100000012', '2348100000013'],
  ...['233240000011', '233240000012', '233240000013'],
];

type Found = {
  readonly staff: number;
  readonly customers: number;
  readonly cards: number;
  readonly money: Readonly<Partial<Record<Currency, MinorUnits>>> | null;
};

const wordsOf = ({ staff, customers, cards, money }: Found): string =>
  [
    ...(staff > 0 ? [`${staff} of its staff`] : []),
    ...(customers > 0 ? [`${customers} of its customers`] : []),
    ...(cards > 0 ? [`${cards} saved ${cards === 1 ? 'card' : 'cards'}`] : []),
    ...Object.entries(money ?? {}).map(([currency, amount]) => formatMoney(amount, currency as Currency)),
  ].join(', ');

/** Names those of the demo's people who can still sign in, their cards and their money; '' where there is nobody. */
export async function findDemoPeople({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<Found>(
    `with demo as (select id from customer where user_reference = any($1) and phone not like '000%'),
     money as (select currency, sum(balance) as amount from wallet join demo on demo.id = customer_id
               where balance > 0 group by currency)
     select (select count(*)::int from staff where phone = any($2) and ended_at is null) as staff,
            (select count(*)::int from demo) as customers,
            (select count(*)::int from saved_card join demo on demo.id = customer_id where removed_at is null) as cards,
            (select json_object_agg(currency, amount order by currency desc) from money) as money`,
    [CUSTOMERS, STAFF],
  );
  return rows.map(wordsOf).join();
}

/** Where third parties are real, so is the money: people whose numbers everybody can read must not be there. */
export async function refuseDemoPeople(database: Pick<Database, 'pool'>): Promise<void> {
  const there = await findDemoPeople(database);
  if (there === '') return;
  throw new OperatorError(
    `This database has run the demo, and it still has ${there}; everybody can read their numbers. Remove them with "npm run remove-demo-people" and start again.`,
  );
}

/** Those of the demo's staff who can sign in, each with the name of their vendor. */
export const findDemoStaff = async (db: Db) =>
  await db
    .select({ staff, vendor: vendor.name })
    .from(staff)
    .leftJoin(vendor, eq(vendor.id, staff.vendor_id))
    .where(and(inArray(staff.phone, STAFF), isNull(staff.ended_at)))
    .orderBy(staff.id);

type Settings = { readonly NODE_ENV: string; readonly ALLOW_SANDBOX?: string | undefined };

/** The same, for a process that may be one of a demo. */
export async function refuseDemoInProduction(
  { NODE_ENV, ALLOW_SANDBOX }: Settings,
  database: Pick<Database, 'pool'>,
): Promise<void> {
  if (NODE_ENV === 'production' && ALLOW_SANDBOX !== '1') await refuseDemoPeople(database);
}
