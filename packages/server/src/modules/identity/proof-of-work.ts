import { randomInt } from 'node:crypto';
import { type ProofChallenge, proofChallenge, solvedProof } from '@jara/contract';
import type { Limits } from '../../limits/limits.ts';
import type { Secrets } from '../../secrets.ts';

/** As long as a code: a cheap phone on a slow line is done long before. */
const LIVES_SECONDS = 5 * 60;
/** A million iterations on average, about a second on a cheap phone. ADR 35 has the sums. */
const COST = 2_000;
const MOST_TRIES = 1_000;

type Deps = {
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly now: () => Date;
  /** For tests, which have little time. */
  readonly proofTries?: number | undefined;
};

/** A proof of work, which is made for one thing and counts once, whichever process is asked. */
export function createProofs({ secrets, limits, now, proofTries = MOST_TRIES }: Deps) {
  const keys = { hmacSignatureSecret: secrets.proofKeys.challenge, hmacKeySignatureSecret: secrets.proofKeys.solution };
  // Loaded when the first proof is needed, which may be never.
  const load = async () => ({ ...(await import('altcha-lib')), ...(await import('altcha-lib/algorithms/pbkdf2')) });

  function read(given: string) {
    try {
      return solvedProof.safeParse(JSON.parse(Buffer.from(given, 'base64').toString())).data;
    } catch {
      return undefined;
    }
  }

  return {
    async challenge(what: string): Promise<ProofChallenge> {
      const { createChallenge, deriveKey } = await load();
      const expires = now().getTime() + LIVES_SECONDS * 1000;
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(1, proofTries + 1),
        deriveKey,
        data: { for: what, expires },
        ...keys,
      });
      return proofChallenge.parse(made);
    },

    /** Whether this is a proof for it, in time and for the first time: it is used up. */
    async use(given: string | undefined, what: string): Promise<boolean> {
      const proof = given === undefined ? undefined : read(given);
      if (!proof) return false;
      const { nonce, data } = proof.challenge.parameters;
      if (data.for !== what || data.expires <= now().getTime()) return false;
      const { verifySolution, deriveKey } = await load();
      if (!(await verifySolution({ ...proof, deriveKey, ...keys })).verified) return false;
      return (await limits.take({ key: `proof:${nonce}`, most: 1, windowSeconds: LIVES_SECONDS })).ok;
    },
  };
}

export type Proofs = ReturnType<typeof createProofs>;
