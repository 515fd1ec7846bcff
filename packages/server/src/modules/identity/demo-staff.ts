import type { DataOf, demoStaffEndpoints, SignedInStaffData } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findDemoStaff } from './demo-people.ts';
import { toStaff } from './staff.store.ts';
import type { StaffSessions } from './staff-sessions.ts';

type Deps = {
  readonly db: Db;
  readonly sessions: StaffSessions;
  /** Whether texts go to the sandbox, whose inbox everybody can read. */
  readonly isSmsSandbox: boolean;
};

/** Where everybody can read the codes of the demo's staff, they sign in without one. Elsewhere there is nothing. */
export function createDemoStaff({ db, sessions, isSmsSandbox }: Deps) {
  const find = async (read: Db) => (isSmsSandbox ? await findDemoStaff(read) : []);
  return {
    async list(): Promise<Outcome<DataOf<typeof demoStaffEndpoints.listDemoStaff>, 'ROUTE_NOT_FOUND'>> {
      const found = await find(db);
      if (found.length === 0) return refuse('ROUTE_NOT_FOUND');
      return succeed({
        staff: found.map(({ staff: { id, name, role, phone }, vendor }) => ({ id, name, role, phone, vendor })),
      });
    },

    login: (staffId: number, userAgent: string | undefined): Promise<Outcome<SignedInStaffData, 'ROUTE_NOT_FOUND'>> =>
      inTransaction(db, async (tx) => {
        const found = (await find(tx)).find(({ staff }) => staff.id === staffId);
        if (!found) return refuse('ROUTE_NOT_FOUND');
        const member = toStaff(found.staff);
        const token = await sessions.begin(tx, member, { userAgent, hasPassedSecondFactor: true });
        return succeed({ token, role: member.role, scope: member.scope, name: found.staff.name, must_enrol: false });
      }),
  };
}
