import { randomInt, randomUUID } from 'node:crypto';
import { OTP_LENGTH } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Secrets } from '../../secrets.ts';
import { queueText } from '../messages/index.ts';
import { type Purpose, replaceCode, takeTry, useUpCode } from './code.store.ts';
import { codeLimits } from './code-limits.ts';

/** Decisions §3. */
const LIVES_SECONDS = 5 * 60;
const MOST_TRIES = 5;

export type CodeNeeds = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly now: () => Date;
  /** How many texts a day may cost us in all. */
  readonly dailyTexts: number;
};

type Asked = { readonly phone: string; readonly purpose: Purpose; readonly origin: string; readonly subject?: string };
/** What the text says. Without a code there is nothing to verify, and nothing that tells so from outside. */
type Words = { readonly withCode: (code: string) => string } | { readonly withoutCode: string };

export type SendingFailure = 'OTP_TOO_SOON' | 'TOO_MANY_TRIES' | 'LOCKED_FOR_NOW';
export type CodeFailure = 'OTP_WRONG' | 'OTP_DEAD' | 'TOO_MANY_TRIES' | 'LOCKED_FOR_NOW';

const hmacInput = ({ phone, purpose }: Asked, subject: string, code: string) =>
  `${purpose}:${phone}:${subject}:${code}`;

export function createCodes({ db, secrets, limits, now, dailyTexts }: CodeNeeds) {
  async function maySend({ phone, origin }: Asked): Promise<Outcome<null, SendingFailure>> {
    if (await limits.isReached(codeLimits.wrong(phone))) return refuse('LOCKED_FOR_NOW');
    if (!(await limits.take(codeLimits.gap(phone)))) return refuse('OTP_TOO_SOON');
    for (const limit of [codeLimits.sends(phone), codeLimits.sendsFrom(origin), codeLimits.budget(dailyTexts)]) {
      if (!(await limits.take(limit))) return refuse('TOO_MANY_TRIES');
    }
    return succeed(null);
  }

  return {
    /**
     * Sends a code, or, where there is nobody to give one to, a text that says so. Both take the same steps, so that
     * neither the answer nor its time tells them apart. `prepare` writes what the code will confirm.
     */
    async send(asked: Asked, wordsFor: (tx: Db) => Promise<Words>): Promise<Outcome<null, SendingFailure>> {
      const allowed = await maySend(asked);
      if (!allowed.ok) return allowed;
      const { phone, purpose, subject = '' } = asked;
      const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
      await db.transaction(async (tx) => {
        const words = await wordsFor(tx);
        const isReal = 'withCode' in words;
        // Nobody can bring the code that this stands for: it is no code at all.
        const code_hmac = secrets.mac('code', hmacInput(asked, subject, isReal ? code : randomUUID()));
        const expires_at = new Date(now().getTime() + LIVES_SECONDS * 1000);
        await replaceCode(tx, { phone, purpose, subject, code_hmac, expires_at });
        const text = isReal ? words.withCode(code) : words.withoutCode;
        await queueText(tx, secrets, { phone, words: text, now: now(), usefulSeconds: LIVES_SECONDS });
      });
      return succeed(null);
    },

    /** Looks at a code, and does `work` in the transaction that uses it up. Work that gives nothing leaves a dead code. */
    async use<Result>(
      asked: Asked & { readonly code: string },
      work: (tx: Db) => Promise<Result | undefined>,
    ): Promise<Outcome<Result, CodeFailure>> {
      const { phone, origin, subject = '', code } = asked;
      const [wrong, wrongFrom] = [codeLimits.wrong(phone), codeLimits.wrongFrom(origin)];
      // Counted as wrong until it turns out right: parallel guesses cannot all slip in before the first is judged.
      if (!(await limits.take(wrongFrom))) return refuse('TOO_MANY_TRIES');
      const taken = await takeTry(db, asked, now(), MOST_TRIES);
      if (!taken) return refuse((await limits.isReached(wrong)) ? 'LOCKED_FOR_NOW' : 'OTP_DEAD');
      if (!(await limits.take(wrong))) return refuse('LOCKED_FOR_NOW');
      if (!secrets.isMac('code', hmacInput(asked, subject, code), taken.code_hmac)) return refuse('OTP_WRONG');
      const result = await db.transaction(async (tx) =>
        (await useUpCode(tx, asked, taken.code_hmac)) ? await work(tx) : undefined,
      );
      await Promise.all([limits.giveBack(wrong), limits.giveBack(wrongFrom)]);
      if (result === undefined) return refuse('OTP_DEAD');
      // Whoever has just proven the phone may have the next code at once: a sign-up is followed by a sign-in.
      await limits.clear(codeLimits.gap(phone));
      return succeed(result);
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;
