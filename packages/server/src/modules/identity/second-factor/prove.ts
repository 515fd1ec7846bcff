import type { SecondFactorMethod, SecondFactorProof, SecondFactorTicket } from '@jara/contract';
import type { Db, Transaction } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../../outcome.ts';
import type { Secrets } from '../../../secrets.ts';
import { deleteChallenge, insertChallenge, lockChallenge, tryChallenge } from './challenge.store.ts';
import type { Passkeys } from './passkeys.ts';
import { hmacOfRecoveryCode } from './recovery-codes.ts';
import {
  type Enrolled,
  findSecondFactors,
  markPasskeyUsed,
  useRecoveryCode,
  useTotpStep,
} from './second-factor.store.ts';
import { stepOfTotp } from './totp.ts';

export type ProofDeps = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly now: () => Date;
  readonly passkeys: Passkeys;
};
export type ProofFailure = 'SECOND_FACTOR_WRONG' | 'SECOND_FACTOR_TICKET_DEAD' | 'TOO_MANY_TRIES';
type Purpose = 'sign-in' | 'pass';
type Given = { readonly ticket: string; readonly proof: SecondFactorProof };
type Proven<Result> = (tx: Transaction, staffId: number) => Promise<Result | undefined>;

/** Of one person, whatever they try. */
export const wrongProofs = (staffId: number): Limit<'TOO_MANY_TRIES'> => ({
  ...{ key: `second-factor-wrong:${staffId}`, most: 20, windowSeconds: 60 * 60, code: 'TOO_MANY_TRIES' },
});

/** A passkey or an app; recovery codes stand in for one that is lost. */
export const isEnrolled = ({ passkeys, totp }: Enrolled): boolean => passkeys.length > 0 || totp?.sealed != null;

function methodsOf({ passkeys, totp, recoveryCodes }: Enrolled): SecondFactorMethod[] {
  const has = { passkey: passkeys.length > 0, totp: totp?.sealed != null, recovery_code: recoveryCodes > 0 };
  return (['passkey', 'totp', 'recovery_code'] as const).filter((method) => has[method]);
}

/** How somebody passes a second factor that they have: by a ticket of five minutes and five tries. */
export function createProofs({ db, secrets, limits, now, passkeys }: ProofDeps) {
  type Tried = { readonly staffId: number; readonly challenge: string | null };

  /** Whether it is right. What works once is used up. */
  async function isRight(tx: Db, { staffId, challenge }: Tried, proof: SecondFactorProof): Promise<boolean> {
    if (proof.method === 'recovery_code')
      return useRecoveryCode(tx, staffId, hmacOfRecoveryCode(secrets, staffId, proof.code));
    const enrolled = await findSecondFactors(tx, staffId);
    if (proof.method === 'totp') {
      const sealed = enrolled.totp?.sealed;
      const step = sealed == null ? undefined : stepOfTotp(secrets.open(sealed), proof.code, now());
      return step !== undefined && (await useTotpStep(tx, staffId, step));
    }
    const passkey = enrolled.passkeys.find(({ id }) => id === proof.response.id);
    if (!passkey || challenge === null) return false;
    const counter = await passkeys.check(proof.response, challenge, passkey);
    if (counter === undefined) return false;
    await markPasskeyUsed(tx, passkey.id, counter, now());
    return true;
  }

  return {
    /** Undefined for somebody who has none. */
    async open(tx: Db, staffId: number, purpose: Purpose): Promise<SecondFactorTicket | undefined> {
      const enrolled = await findSecondFactors(tx, staffId);
      if (!isEnrolled(enrolled)) return undefined;
      const { id, challenge } = await insertChallenge(tx, staffId, { purpose, now: now() });
      const passkey_options = enrolled.passkeys.length === 0 ? null : passkeys.requestFor(challenge, enrolled.passkeys);
      return { ticket: id, methods: methodsOf(enrolled), passkey_options };
    },

    /** Looks at a proof, and does `work` in the transaction that uses it up. Work that gives nothing leaves a dead ticket. */
    async pass<Result>(
      { ticket, proof }: Given,
      { purpose, by }: { readonly purpose: Purpose; readonly by?: number },
      work: Proven<Result>,
    ): Promise<Outcome<Result, ProofFailure>> {
      const isPasskey = proof.method === 'passkey';
      const tried = await tryChallenge(db, ticket, { purpose, isPasskey, now: now() });
      if (!tried || (by !== undefined && tried.staff_id !== by)) return refuse('SECOND_FACTOR_TICKET_DEAD');
      const staffId = tried.staff_id;
      // Counted as wrong until it turns out right: parallel guesses cannot all slip in before the first is judged.
      const counted = await limits.take(wrongProofs(staffId));
      if (!counted.ok) return counted;
      const outcome = await inTransaction(db, async (tx): Promise<Outcome<Result, ProofFailure>> => {
        // One ticket at a time: a second proof of it waits here, and then uses nothing up.
        if (!(await lockChallenge(tx, ticket))) return refuse('SECOND_FACTOR_TICKET_DEAD');
        if (!(await isRight(tx, { staffId, challenge: tried.challenge }, proof))) return refuse('SECOND_FACTOR_WRONG');
        await deleteChallenge(tx, ticket);
        const result = await work(tx, staffId);
        return result === undefined ? refuse('SECOND_FACTOR_TICKET_DEAD') : succeed(result);
      });
      if (outcome.ok || outcome.code !== 'SECOND_FACTOR_WRONG') await limits.giveBack(wrongProofs(staffId));
      return outcome;
    },
  };
}
