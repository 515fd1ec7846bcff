import { ApiError, callEndpoint, createIdempotencyKeys, isFailure, limitSignal, openStream } from '@jara/api-client';
import type { DataOf, Endpoint, ProofChallenge, proofHeaders, RequestOf } from '@jara/contract';
import { passAgain } from '../second-factor/pass-again.ts';
import { SHIFT_ENDED, session } from './session.ts';

/** The API on the page's own origin, by way of the front door. */
const BASE_URL = '/api';
/** A connection may break without an error. Waiting longer for it would delay all later calls. */
const LONGEST_CALL_MS = 30_000;

/** Signing in goes by cookies too: they know the browser (apps/api: identity-cookies.ts). */
const NEEDS_COOKIES = /^\/ops\/login(?:\/|$)/;

type StaffEndpoint = Endpoint & { readonly caller: { readonly staff: string } };
type PublicEndpoint = Endpoint & { readonly caller?: never };

const { withKey, forgetAll } = createIdempotencyKeys();
session.subscribe(() => session.state().member ?? forgetAll());

type Send = {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
};

async function send<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options: Send): Promise<DataOf<E>> {
  const { signal, ...rest } = options;
  const { data } = await callEndpoint(endpoint, request, {
    ...rest,
    baseUrl: BASE_URL,
    app: 'console',
    signal: limitSignal(LONGEST_CALL_MS, signal),
    credentials: NEEDS_COOKIES.test(endpoint.path) ? undefined : 'omit',
  });
  return data;
}

/** Whoever is refused as nobody has to sign in again; the screen stays where it is meanwhile. */
async function asMember<Result>(work: (token: string) => Promise<Result>): Promise<Result> {
  const token = session.token();
  if (token === undefined) throw new ApiError(SHIFT_ENDED, { status: 401, code: 'TOKEN_EXPIRED' });
  try {
    return await work(token);
  } catch (error) {
    // Unless somebody has signed in meanwhile.
    if (error instanceof ApiError && error.status === 401 && session.state().member?.token === token)
      session.end(SHIFT_ENDED);
    throw error;
  }
}

/** What needs a fresh second factor (ADR 63) is done once it was passed again, unless somebody would rather not. */
async function withFreshFactor<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isFailure(error, 'SECOND_FACTOR_STALE') || !(await passAgain())) throw error;
    return work();
  }
}

/**
 * A call in the name of whoever is signed in. An idempotent one has a key by itself, which stays the same until there is an
 * answer: a retry of the same request does nothing twice. `idempotencyKey` is for what was stored with a key of its own.
 */
export const call = <E extends StaffEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { signal, idempotencyKey }: Pick<Send, 'signal' | 'idempotencyKey'> = {},
): Promise<DataOf<E>> =>
  withFreshFactor(() =>
    asMember((token) => {
      if (!endpoint.idempotent) return send(endpoint, request, { token, signal });
      if (idempotencyKey !== undefined) return send(endpoint, request, { token, signal, idempotencyKey });
      return withKey(JSON.stringify([endpoint.path, request]), (key) =>
        send(endpoint, request, { token, signal, idempotencyKey: key }),
      );
    }),
  );

/** A call before anybody is signed in. */
export const callPublic = <E extends PublicEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> => send(endpoint, request, { signal });

/** The staff's stream of server-sent events at this path: its bytes as they come. */
export const openStaffStream = (path: string, lastEventId: string | undefined, signal: AbortSignal) =>
  asMember((token) =>
    openStream(path, { 'last-event-id': lastEventId }, { baseUrl: BASE_URL, app: 'console', signal, token }),
  );

/** Loaded when the first proof is asked for, which hardly anybody ever is. */
async function solve(challenge: ProofChallenge): Promise<string> {
  const { solveProof } = await import('@jara/api-client/solve-proof');
  return solveProof(challenge);
}

/** A call that the API may refuse until the browser has solved a proof of work (ADR 35): it is then sent again with it. */
export async function callWithProof<E extends PublicEndpoint & { readonly headers: typeof proofHeaders }>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<DataOf<E>> {
  try {
    return await callPublic(endpoint, request);
  } catch (error) {
    if (!isFailure(error, 'PROOF_NEEDED') || !error.data) throw error;
    const proof = await solve(error.data.challenge).catch(() => {
      // The API's own sentence says what to do.
      throw error;
    });
    return callPublic(endpoint, { ...request, headers: { 'x-proof': proof } });
  }
}
