import type { ProofChallenge } from '@jara/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Asked, Caller, Heard } from './caller.ts';

/** As a page does it (ADR 35): who is asked for a proof of work brings it. */
export async function callWithProof(call: Caller, asked: Asked): Promise<Heard> {
  const heard = await call(asked);
  if (heard.status !== 428) return heard;
  const { data } = JSON.parse(heard.body) as { data: { challenge: ProofChallenge } };
  const solution = await solveChallenge({ challenge: data.challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge: data.challenge, solution })).toString('base64');
  return call({ ...asked, headers: { ...asked.headers, 'x-proof': proof } });
}
