import type { Currency, StaffRole } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { type Database, schema } from '@jara/server/db';
import { createStaffSessions, toStaff } from '@jara/server/identity';
import type { Shop } from '../shops.ts';

export type Member = { readonly id: number; readonly token: string };
type Rider = Member & { readonly currency: Currency };
export type Staff = {
  /** One of each vendor that customers order from. */
  readonly vendors: readonly Member[];
  readonly riders: readonly Rider[];
  readonly support: Member;
};

const RIDERS_OF_A_COUNTRY = 4;
const CALLING_CODE = { NGN: '234', GHS: '233' } as const satisfies Record<Currency, string>;

/** People of the staff who have signed in: for each vendor, riders of both countries, and support. */
export async function addStaff(
  { db }: Database,
  appSecret: string,
  shops: Readonly<Record<Currency, readonly Shop[]>>,
): Promise<Staff> {
  const sessions = createStaffSessions({ db, secrets: secretsFrom(appSecret), now: () => new Date() });
  const browser = { userAgent: undefined, hasPassedSecondFactor: true };
  let last = 0;
  const add = async (role: StaffRole, code: string, vendor_id: number | null = null): Promise<Member> => {
    last += 1;
    const phone = `${code}7098${String(last).padStart(6, '0')}`;
    const [made] = await db
      .insert(schema.staff)
      .values({ role, vendor_id, name: `${role} ${last}`, phone })
      .returning();
    if (made === undefined) throw new Error('nobody was added');
    return { id: made.id, token: await sessions.begin(db, toStaff(made), browser) };
  };
  const vendors: Member[] = [];
  const riders: Rider[] = [];
  for (const currency of ['NGN', 'GHS'] as const) {
    const code = CALLING_CODE[currency];
    for (const { vendorId } of shops[currency]) vendors.push(await add('vendor', code, vendorId));
    for (let left = RIDERS_OF_A_COUNTRY; left > 0; left -= 1) riders.push({ ...(await add('rider', code)), currency });
  }
  return { vendors, riders, support: await add('support', CALLING_CODE.NGN) };
}
