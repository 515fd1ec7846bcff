import type { Database } from '../db/index.ts';
import { createStaffSessions, type Staff } from '../modules/identity/index.ts';
import type { Secrets } from '../secrets.ts';

type Options = { readonly secrets: Secrets; readonly now: () => Date; readonly hasPassedSecondFactor?: boolean };

/** Signs somebody of the staff in, without a text and with a second factor unless it says otherwise. Gives the token. */
export const signInStaff = (
  { db }: Pick<Database, 'db'>,
  staff: Staff,
  { secrets, now, hasPassedSecondFactor = true }: Options,
): Promise<string> =>
  createStaffSessions({ db, secrets, now }).begin(db, staff, { userAgent: undefined, hasPassedSecondFactor });
