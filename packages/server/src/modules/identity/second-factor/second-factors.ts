import type { DataOf, secondFactorEndpoints } from '@jara/contract';
import { freshUntil, secondFactorRefusal } from '@jara/domain/identity';
import type { Transaction } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueText } from '../../messages/index.ts';
import { findStaff, type StaffRow } from '../staff.store.ts';
import type { StaffSession } from '../staff-sessions.ts';
import type { Staff } from '../staff-tokens.ts';
import type { Texts } from '../texts.ts';
import { createEnrolment } from './enrolment.ts';
import { createPasskeys } from './passkeys.ts';
import { createProofs, isEnrolled, type ProofDeps } from './prove.ts';
import {
  deletePasskey,
  deleteSecondFactors,
  deleteTotp,
  type Enrolled,
  findSecondFactors,
  lockSecondFactors,
  markSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.store.ts';

type Endpoints = typeof secondFactorEndpoints;
type Deps = Omit<ProofDeps, 'passkeys'> & { readonly publicUrl: string; readonly texts: Texts };
type Removed = 'SECOND_FACTOR_NOT_FOUND' | 'LAST_SECOND_FACTOR';

/** A text is of no use a day later. */
const USEFUL_SECONDS = 24 * 60 * 60;

const shownPasskey = ({ id, device, created_at, last_used_at }: Enrolled['passkeys'][number]) => ({
  ...{ id, device, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null },
});

/** What somebody of the staff has beside the code by text, and how it is passed, added and removed. */
export function createSecondFactors({ publicUrl, texts, ...given }: Deps) {
  const deps = { ...given, passkeys: createPasskeys(publicUrl) };
  const { db, secrets, now } = deps;
  const proofs = createProofs(deps);

  async function notify(tx: Transaction, { phone }: StaffRow, what: 'added' | 'removed'): Promise<void> {
    const words = what === 'added' ? texts.secondFactorAdded : texts.secondFactorRemoved;
    await queueText(tx, secrets, { phone, words, now: now(), usefulSeconds: USEFUL_SECONDS });
  }
  const enrolment = createEnrolment({ ...deps, notify });

  /** Removes one, if `rest` says what would be left; recovery codes are of no use without any. */
  function remove(
    { id: staffId, role }: Staff,
    rest: (enrolled: Enrolled) => Enrolled | undefined,
    removal: (tx: Transaction) => Promise<unknown>,
  ): Promise<Outcome<null, Removed>> {
    return inTransaction(db, async (tx) => {
      await lockSecondFactors(tx, staffId);
      const left = rest(await findSecondFactors(tx, staffId));
      if (left === undefined) return refuse('SECOND_FACTOR_NOT_FOUND');
      if (!isEnrolled(left) && role === 'support') return refuse('LAST_SECOND_FACTOR');
      await removal(tx);
      if (!isEnrolled(left)) await replaceRecoveryCodes(tx, staffId, []);
      const member = await findStaff(tx, staffId);
      if (member) await notify(tx, member, 'removed');
      return succeed(null);
    });
  }

  return {
    ...proofs,
    ...enrolment,

    async list(staff: Staff, session: StaffSession): Promise<Outcome<DataOf<Endpoints['listSecondFactors']>>> {
      const { passkeys, totp, recoveryCodes } = await findSecondFactors(db, staff.id);
      const isFresh = secondFactorRefusal({ ...staff, ...session }, 'fresh', now()) === undefined;
      return succeed({
        passkeys: passkeys.map(shownPasskey),
        totp: totp?.confirmed_at == null ? null : { created_at: totp.confirmed_at.toISOString() },
        recovery_codes_left: recoveryCodes,
        fresh_until: isFresh && session.second_factor_at ? freshUntil(session.second_factor_at).toISOString() : null,
      });
    },

    async start({ id }: Staff): Promise<Outcome<DataOf<Endpoints['startSecondFactor']>, 'SECOND_FACTOR_NOT_FOUND'>> {
      const ticket = await proofs.open(db, id, 'pass');
      return ticket ? succeed(ticket) : refuse('SECOND_FACTOR_NOT_FOUND');
    },

    /** The session counts as fresh from now on. */
    refresh: (given: Parameters<typeof proofs.pass>[0], { id }: Staff, session: StaffSession) =>
      proofs.pass(given, { purpose: 'pass', by: id }, async (tx) => {
        await markSecondFactor(tx, session.id, now());
        return null;
      }),

    removePasskey: (staff: Staff, id: string) =>
      remove(
        staff,
        (enrolled) => {
          const passkeys = enrolled.passkeys.filter((each) => each.id !== id);
          return passkeys.length < enrolled.passkeys.length ? { ...enrolled, passkeys } : undefined;
        },
        (tx) => deletePasskey(tx, staff.id, id),
      ),

    removeTotp: (staff: Staff) =>
      remove(
        staff,
        (enrolled) => (enrolled.totp?.sealed == null ? undefined : { ...enrolled, totp: undefined }),
        (tx) => deleteTotp(tx, staff.id),
      ),

    renewRecoveryCodes: ({ id }: Staff): Promise<Outcome<{ recovery_codes: string[] }, 'SECOND_FACTOR_NOT_FOUND'>> =>
      inTransaction(db, async (tx) => {
        await lockSecondFactors(tx, id);
        if (!isEnrolled(await findSecondFactors(tx, id))) return refuse('SECOND_FACTOR_NOT_FOUND');
        return succeed({ recovery_codes: await enrolment.newCodes(tx, id) });
      }),

    /** For a colleague who has lost theirs: they enrol anew at the next sign-in. */
    reset: (
      by: Staff<'support'>,
      staffId: number,
      reason: string,
    ): Promise<Outcome<null, 'STAFF_NOT_FOUND' | 'OWN_SECOND_FACTOR'>> =>
      inTransaction(db, async (tx) => {
        if (staffId === by.id) return refuse('OWN_SECOND_FACTOR');
        await lockSecondFactors(tx, staffId);
        const member = await findStaff(tx, staffId);
        if (!member) return refuse('STAFF_NOT_FOUND');
        const { passkeys, totp } = await deleteSecondFactors(tx, staffId);
        await recordAudit(tx, by, {
          ...{ action: 'reset_second_factors', subject: { kind: 'staff', id: staffId }, reason },
          ...{ details: { passkeys: passkeys.length, totp: totp?.sealed != null }, now: now() },
        });
        await notify(tx, member, 'removed');
        return succeed(null);
      }),
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
