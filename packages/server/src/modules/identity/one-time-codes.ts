import { randomInt, randomUUID } from 'node:crypto';
import { OTP_LENGTH } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import { queueText } from '../messages/index.ts';
import { countAttempt, replaceCode, useUpCode } from './code.store.ts';
import {
  type AllowanceDeps,
  type Asker,
  createAllowance,
  type Reserve,
  type SendingFailure,
} from './code-allowance.ts';

/** Decisions §3. */
const LIVES_SECONDS = 5 * 60;
const MOST_TRIES = 5;

type CodeDeps = AllowanceDeps & { readonly secrets: Secrets; readonly now: () => Date };

/** What the text says. Without a code there is nothing to verify, and nothing that tells so from outside. */
type Words = { readonly withCode: (code: string) => string } | { readonly withoutCode: string };
/** What a code confirms besides the phone: it is worth nothing for anything else. */
type Confirmed = { readonly subject?: string };
/** Whether this caller may use the code for its purpose; if not, the code counts as wrong. */
type Allowed = { readonly mayConfirm?: (subject: string) => boolean };

export type CheckingFailure = 'OTP_WRONG' | 'OTP_DEAD' | 'TOO_MANY_TRIES' | 'LOCKED_FOR_NOW' | 'PROOF_NEEDED';

const hmacInput = ({ phone, purpose }: Asker, subject: string, code: string) =>
  `${purpose}:${phone}:${subject}:${code}`;

export function createCodes({ db, secrets, limits, now, ...deps }: CodeDeps) {
  const allowance = createAllowance({ db, limits, ...deps });

  return {
    /**
     * Sends a code, or, where there is nobody to give one to, a text that says so. Both take the same steps, so that
     * neither the answer nor its time tells them apart. `prepare` writes what the code will confirm.
     */
    async send(
      asked: Asker & Reserve,
      prepare: (tx: Db) => Promise<Words & Confirmed>,
    ): Promise<Outcome<null, SendingFailure>> {
      const allowed = await allowance.maySend(asked);
      if (!allowed.ok) return allowed;
      const { phone, purpose } = asked;
      const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
      await inTransaction(db, async (tx) => {
        const { subject = '', ...words } = await prepare(tx);
        const isReal = 'withCode' in words;
        // Nobody can bring the code that this stands for: it is no code at all.
        const code_hmac = secrets.mac('code', hmacInput(asked, subject, isReal ? code : randomUUID()));
        const expires_at = new Date(now().getTime() + LIVES_SECONDS * 1000);
        await replaceCode(tx, { phone, purpose, subject, code_hmac, expires_at });
        const text = isReal ? words.withCode(code) : words.withoutCode;
        // One that is not to be sent is written too, so that it takes as long; it has run out when it is written.
        const usefulSeconds = allowed.data.isSent ? LIVES_SECONDS : 0;
        await queueText(tx, secrets, { phone, words: text, now: now(), usefulSeconds });
      });
      return succeed(null);
    },

    /**
     * Looks at a code, and does `work` in the transaction that uses it up. Work that gives nothing leaves a dead code.
     * What the code must confirm is named by the caller, or judged by the work, which is told.
     */
    async use<Result>(
      asked: Asker & Confirmed & Allowed & { readonly code: string },
      work: (tx: Db, subject: string) => Promise<Result | undefined>,
    ): Promise<Outcome<Result, CheckingFailure>> {
      const { isKnown, limits: its } = allowance.of(asked);
      // Counted as wrong until it turns out right: parallel guesses cannot all slip in before the first is judged.
      const fromOrigin = await allowance.takeFrom(asked, its, 'wrong');
      if (!fromOrigin.ok) return fromOrigin;
      const { toGiveBack } = fromOrigin.data;
      const taken = await countAttempt(db, asked, now(), { of: isKnown ? 'known_tries' : 'tries', most: MOST_TRIES });
      const unlocked = await (taken ? limits.take(its.wrong) : limits.check(its.wrong));
      if (!taken || !unlocked.ok) {
        await allowance.giveBackAll(toGiveBack);
        return unlocked.ok ? refuse('OTP_DEAD') : unlocked;
      }
      const { subject = taken.subject, mayConfirm = () => true, code } = asked;
      const isRight = secrets.isMac('code', hmacInput(asked, subject, code), taken.code_hmac) && mayConfirm(subject);
      if (!isRight) return refuse('OTP_WRONG');
      const result = await inTransaction(db, async (tx) =>
        (await useUpCode(tx, asked, taken.code_hmac)) ? await work(tx, subject) : undefined,
      );
      await allowance.giveBackAll([...toGiveBack, ...its.origin.wrong, its.wrong]);
      if (result === undefined) return refuse('OTP_DEAD');
      // After a verified phone the next code is sent without a pause: a sign-up is followed by a sign-in.
      await limits.clear(its.gap);
      return succeed(result);
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
