import type { ProofChallenge, SolvedProof } from '@jara/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longer than the slowest phone takes, by far. */
const LONGEST_MS = 60_000;

/** What the call brings along when it is sent again. The browser counts outside of the page's thread, which stays free. */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  const found = await solveChallenge({ challenge, deriveKey, timeout: LONGEST_MS });
  if (!found) throw new Error('The proof of work took too long.');
  const { counter, derivedKey } = found;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } } satisfies SolvedProof));
}
