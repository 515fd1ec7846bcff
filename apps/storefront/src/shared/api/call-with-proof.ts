import { isFailure, type Reply } from '@jara/api-client';
import type { ProofChallenge, proofHeaders, RequestOf } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { importWithRetry } from '../browser/import-with-retry.ts';
import { callApiWithMessage, type PublicEndpoint } from './browser.ts';

type ProvenEndpoint = PublicEndpoint & { readonly headers: typeof proofHeaders };

const changes = listeners();
let underWay = 0;

export const subscribeToProofs = changes.subscribe;
export const isProofUnderWay = () => underWay > 0;

function count(more: 1 | -1): void {
  underWay += more;
  changes.notify();
}

/** Loaded when the first proof is asked for, which hardly anybody ever is. */
const loadSolver = () => import('@jara/api-client/solve-proof');

async function solve(challenge: ProofChallenge): Promise<string> {
  count(1);
  try {
    const { solveProof } = await importWithRetry(loadSolver);
    return await solveProof(challenge);
  } finally {
    count(-1);
  }
}

/** A call that the API may refuse until the browser has solved a proof of work (ADR 35): it is then sent again with it. */
export async function callWithProof<E extends ProvenEndpoint>(endpoint: E, request: RequestOf<E>): Promise<Reply<E>> {
  try {
    return await callApiWithMessage(endpoint, request);
  } catch (error) {
    if (!isFailure(error, 'PROOF_NEEDED') || !error.data) throw error;
    const proof = await solve(error.data.challenge).catch(() => {
      // The API's own sentence says what to do.
      throw error;
    });
    return callApiWithMessage(endpoint, { ...request, headers: { 'x-proof': proof } });
  }
}
