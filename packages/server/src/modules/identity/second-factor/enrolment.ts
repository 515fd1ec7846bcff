import type { DataOf, secondFactorEndpoints } from '@jara/contract';
import { deviceName, secondFactorRefusal } from '@jara/domain/identity';
import type { Db, Transaction } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import { findStaff, type StaffRow } from '../staff.store.ts';
import type { StaffSession } from '../staff-sessions.ts';
import type { Staff } from '../staff-tokens.ts';
import { deleteChallenge, insertChallenge, tryChallenge } from './challenge.store.ts';
import { isEnrolled, type ProofDeps, wrongProofs } from './prove.ts';
import { hmacOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmPendingTotp,
  type Enrolled,
  findSecondFactors,
  insertPasskey,
  lockSecondFactors,
  markSecondFactor,
  replaceRecoveryCodes,
  setPendingTotp,
} from './second-factor.store.ts';
import { newTotpSecret, stepOfTotp, totpUri } from './totp.ts';

const MOST_PASSKEYS = 10;

type Endpoints = typeof secondFactorEndpoints;
type Deps = ProofDeps & {
  readonly notify: (tx: Transaction, member: StaffRow, what: 'added' | 'removed') => Promise<void>;
};
type Member = { readonly staff: Staff; readonly session: StaffSession };
type Attestation = Parameters<ProofDeps['passkeys']['read']>[0];
type Codes = { readonly recovery_codes: string[] };
type Added = (tx: Transaction, enrolled: Enrolled) => Promise<'SECOND_FACTOR_WRONG' | undefined>;

/** How somebody adds a second factor: the first in any session of theirs, others in one that has just passed one. */
export function createEnrolment({ db, secrets, limits, now, passkeys, notify }: Deps) {
  /** Why this session may not add to what there is. */
  const refusalOf = (enrolled: Enrolled, { staff, session }: Member) =>
    isEnrolled(enrolled) && secondFactorRefusal({ ...staff, ...session }, 'fresh', now()) !== undefined
      ? ('SECOND_FACTOR_STALE' as const)
      : undefined;

  async function memberOf(tx: Db, { id }: Staff): Promise<StaffRow> {
    const member = await findStaff(tx, id);
    if (!member) throw new Error('somebody calls who is not of the staff');
    return member;
  }

  async function newCodes(tx: Db, staffId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(
      tx,
      staffId,
      codes.map((code) => hmacOfRecoveryCode(secrets, staffId, code)),
    );
    return codes;
  }

  /** Adds one, in a session that counts as having passed it; with the first come recovery codes. */
  function add(by: Member, work: Added): Promise<Outcome<Codes, 'SECOND_FACTOR_STALE' | 'SECOND_FACTOR_WRONG'>> {
    const { staff, session } = by;
    return inTransaction(db, async (tx) => {
      await lockSecondFactors(tx, staff.id);
      const enrolled = await findSecondFactors(tx, staff.id);
      const refusal = refusalOf(enrolled, by) ?? (await work(tx, enrolled));
      if (refusal) return refuse(refusal);
      await markSecondFactor(tx, session.id, now());
      await notify(tx, await memberOf(tx, staff), 'added');
      return succeed({ recovery_codes: isEnrolled(enrolled) ? [] : await newCodes(tx, staff.id) });
    });
  }

  return {
    newCodes,

    async startPasskey(
      by: Member,
    ): Promise<Outcome<DataOf<Endpoints['startPasskey']>, Endpoints['startPasskey']['failures'][number]>> {
      const { staff } = by;
      const enrolled = await findSecondFactors(db, staff.id);
      const refusal = refusalOf(enrolled, by);
      if (refusal) return refuse(refusal);
      if (enrolled.passkeys.length >= MOST_PASSKEYS) return refuse('TOO_MANY_SECOND_FACTORS');
      const { id, challenge } = await insertChallenge(db, staff.id, { purpose: 'passkey', now: now() });
      const options = passkeys.creationFor(challenge, await memberOf(db, staff), enrolled.passkeys);
      return succeed({ ticket: id, options });
    },

    async addPasskey(
      { ticket, response }: { readonly ticket: string; readonly response: Attestation },
      by: Member & { readonly userAgent: string | undefined },
    ): Promise<Outcome<Codes, Endpoints['addPasskey']['failures'][number]>> {
      const staff_id = by.staff.id;
      const tried = await tryChallenge(db, ticket, { purpose: 'passkey', isPasskey: true, now: now() });
      if (tried?.staff_id !== staff_id || tried.challenge === null) return refuse('SECOND_FACTOR_TICKET_DEAD');
      const made = await passkeys.read(response, tried.challenge);
      if (!made) return refuse('SECOND_FACTOR_WRONG');
      const device = deviceName(by.userAgent ?? '');
      return add(by, async (tx) => {
        await deleteChallenge(tx, ticket);
        const isNew = await insertPasskey(tx, { ...made, staff_id, device, created_at: now(), last_used_at: null });
        return isNew ? undefined : 'SECOND_FACTOR_WRONG';
      });
    },

    async startTotp(by: Member): Promise<Outcome<DataOf<Endpoints['startTotp']>, 'SECOND_FACTOR_STALE'>> {
      const refusal = refusalOf(await findSecondFactors(db, by.staff.id), by);
      if (refusal) return refuse(refusal);
      const secret = newTotpSecret();
      await setPendingTotp(db, by.staff.id, secrets.seal(secret));
      return succeed({ secret, uri: totpUri(secret, await memberOf(db, by.staff)) });
    },

    async confirmTotp(code: string, by: Member): Promise<Outcome<Codes, Endpoints['confirmTotp']['failures'][number]>> {
      const staffId = by.staff.id;
      const pending = (await findSecondFactors(db, staffId)).totp?.pending_sealed;
      if (pending == null) return refuse('SECOND_FACTOR_NOT_FOUND');
      const counted = await limits.take(wrongProofs(staffId));
      if (!counted.ok) return counted;
      const step = stepOfTotp(secrets.open(pending), code, now());
      if (step === undefined) return refuse('SECOND_FACTOR_WRONG');
      await limits.giveBack(wrongProofs(staffId));
      return add(by, async (tx, { totp }) => {
        // Another one was begun in the meantime.
        if (totp?.pending_sealed !== pending) return 'SECOND_FACTOR_WRONG';
        await confirmPendingTotp(tx, staffId, step, now());
        return undefined;
      });
    },
  };
}
