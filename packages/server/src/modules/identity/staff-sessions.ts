import { randomUUID } from 'node:crypto';
import type { DataOf, Endpoint, StaffCaller, staffSessionEndpoints } from '@jara/contract';
import { deviceName, secondFactorRefusal } from '@jara/domain/identity';
import { asCaller } from '../../db/caller.ts';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import type { TokenFailure } from './signed-token.ts';
import {
  deleteStaffSession,
  findOpenStaffSessions,
  findStaffSession,
  insertStaffSession,
  listStaffSessions,
  markSeen,
} from './staff-session.store.ts';
import { createStaffTokens, type Staff } from './staff-tokens.ts';

type Deps = { readonly db: Db; readonly secrets: Secrets; readonly now: () => Date };

/** What a call of staff knows of its session. */
export type StaffSession = { readonly id: string; readonly second_factor_at: Date | null };
type SecondFactorFailure = NonNullable<ReturnType<typeof secondFactorRefusal>>;
export type SignedInStaff = { readonly staff: Staff; readonly session: StaffSession };

type AskedOfStaff = Pick<Endpoint, 'secondFactor'> & { readonly caller: StaffCaller };

type Beginning = {
  /** What the browser says of itself. */
  readonly userAgent: string | undefined;
  readonly hasPassedSecondFactor: boolean;
};

/** A shift. It ends sooner for somebody who has left or signs out. */
const VALID_MS = 12 * 60 * 60 * 1000;
const SEEN_EVERY_MS = 5 * 60 * 1000;
/** One more ends the oldest. */
const MOST_SESSIONS = 10;

/** Who of the staff is signed in, where. A token is worth something while its session lives. */
export function createStaffSessions({ db, secrets, now }: Deps) {
  const tokens = createStaffTokens({ secrets, now });
  return {
    /** Gives the token. */
    async begin(tx: Db, staff: Staff, { userAgent = '', hasPassedSecondFactor }: Beginning): Promise<string> {
      const id = randomUUID();
      const at = now();
      const life = { created_at: at, expires_at: new Date(at.getTime() + VALID_MS) };
      const second_factor_at = hasPassedSecondFactor ? at : null;
      const seen = { device: deviceName(userAgent), last_seen_at: at };
      await insertStaffSession(tx, { id, staff_id: staff.id, ...life, ...seen, second_factor_at }, MOST_SESSIONS);
      return tokens.sign({ staff, sessionId: id }, life);
    },

    /**
     * Whose token it is, while they are of the staff as it says and its session lives; refused where a second factor is
     * needed that the session has not passed, and to other roles, of whom no fresh one is asked for.
     */
    async staffOf(
      token: string,
      { caller, secondFactor }: AskedOfStaff,
    ): Promise<Outcome<SignedInStaff, TokenFailure | SecondFactorFailure | 'WRONG_ROLE'>> {
      const claimed = await tokens.read(token);
      if (!claimed.ok) return claimed;
      const { staff, sessionId } = claimed.data;
      return asCaller({ account: `staff ${staff.id}` }, async () => {
        const found = await findStaffSession(db, sessionId);
        const { id, role, scope } = found?.staff ?? {};
        const isCurrent = id === staff.id && role === staff.role && scope === staff.scope;
        const at = now();
        if (!found || !isCurrent || found.session.expires_at <= at) return refuse('TOKEN_INVALID');
        const before = new Date(at.getTime() - SEEN_EVERY_MS);
        if (found.session.last_seen_at <= before) await markSeen(db, sessionId, { now: at, before });
        const { staff: member, session } = found;
        const isAsked = caller.staff === 'any' || caller.staff === member.role;
        const refusal = secondFactorRefusal({ ...member, ...session }, isAsked ? secondFactor : undefined, at);
        if (refusal) return refuse(refusal);
        return isAsked ? succeed({ staff: member, session }) : refuse('WRONG_ROLE');
      });
    },

    /** Of which session the token is; whether that has ended is not looked at. */
    async sessionOf(token: string): Promise<string | undefined> {
      const claimed = await tokens.read(token);
      return claimed.ok ? claimed.data.sessionId : undefined;
    },

    /** Those of the tokens that are refused by now. One statement. */
    async endedAmong(bearers: readonly string[]): Promise<Set<string>> {
      const claims = await Promise.all(bearers.map(async (token) => ({ token, claimed: await tokens.read(token) })));
      const ids = claims.flatMap(({ claimed }) => (claimed.ok ? [claimed.data.sessionId] : []));
      const open = new Map((await findOpenStaffSessions(db, ids, now())).map(({ id, staff }) => [id, staff]));
      const isOver = ({ claimed }: (typeof claims)[number]) => {
        if (!claimed.ok) return true;
        const current = open.get(claimed.data.sessionId);
        const { role, scope } = claimed.data.staff;
        return current?.role !== role || current.scope !== scope;
      };
      return new Set(claims.filter(isOver).map(({ token }) => token));
    },

    async list(
      staff: Staff,
      current: StaffSession,
    ): Promise<Outcome<DataOf<typeof staffSessionEndpoints.listStaffSessions>>> {
      const found = await listStaffSessions(db, staff.id, now());
      return succeed({
        sessions: found.map(({ id, device, created_at, last_seen_at }) => ({
          ...{ id, device, is_current: id === current.id },
          ...{ created_at: created_at.toISOString(), last_seen_at: last_seen_at.toISOString() },
        })),
      });
    },

    /** Its token is refused from now on. */
    async end(staff: Staff, id: string): Promise<Outcome<null, 'STAFF_SESSION_NOT_FOUND'>> {
      return (await deleteStaffSession(db, staff.id, id)) ? succeed(null) : refuse('STAFF_SESSION_NOT_FOUND');
    },

    async logout(staff: Staff, { id }: StaffSession): Promise<Outcome<null>> {
      await deleteStaffSession(db, staff.id, id);
      return succeed(null);
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
