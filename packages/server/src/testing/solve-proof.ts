import type { ProofChallenge } from '@jara/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The header with which a call is sent again. */
export async function solveProof(challenge: ProofChallenge): Promise<string> {
  const found = await solveChallenge({ challenge, deriveKey });
  if (!found) throw new Error('nothing solves this');
  const { counter, derivedKey } = found;
  return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
}
