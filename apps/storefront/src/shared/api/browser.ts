import {
  ApiError,
  callEndpoint,
  createIdempotencyKeys,
  isFailure,
  limitSignal,
  openStream,
  type Reply,
} from '@jara/api-client';
import type { DataOf, Endpoint, RequestOf, StaffCaller } from '@jara/contract';
import { sessionEndpoints } from '@jara/contract';
import { trackError } from '../analytics/track-error.ts';
import { withTabLock } from '../browser/tab-lock.ts';
import { browserSession } from './browser-session.ts';
import { ensureGuestId } from './guest-id.ts';
import { createSignedCalls } from './signed-calls.ts';

/** The API on the page's own origin, by way of the front door. */
const BASE_URL = '/api';

/** What signs people up and in, and their browser known, goes by cookies (apps/api: identity-cookies.ts). */
const NEEDS_COOKIES = /^\/(?:auth|customer\/register)(?:\/|$)/;
const credentialsFor = ({ path }: Endpoint) => (NEEDS_COOKIES.test(path) ? undefined : 'omit');

/** A connection may break without an error. Waiting longer for it would delay all later calls. */
const LONGEST_CALL_MS = 30_000;
/** The server repeats a lost response for 30 s: a retry must come within that time. */
const LONGEST_REFRESH_MS = 10_000;

const { withKey, forgetAll } = createIdempotencyKeys();

let callSigned: ReturnType<typeof createSignedCalls> | undefined;

function openSignedCalls(): ReturnType<typeof createSignedCalls> {
  browserSession().onSignedOut(forgetAll);
  return createSignedCalls({
    session: browserSession(),
    refresh: async (token) =>
      (
        await callEndpoint(
          sessionEndpoints.refreshToken,
          { body: { token } },
          { baseUrl: BASE_URL, signal: AbortSignal.timeout(LONGEST_REFRESH_MS) },
        )
      ).data.token,
    // Two tabs that refresh at once would get the same token: one call is enough.
    withLock: withTabLock('session'),
    now: Date.now,
  });
}

function signedCalls(): ReturnType<typeof createSignedCalls> {
  callSigned ??= openSignedCalls();
  return callSigned;
}

/** What a page calls in the customer's or nobody's name: a customer's token is of no use to an endpoint for staff. */
export type PublicEndpoint = Endpoint & {
  readonly caller?: Exclude<Endpoint['caller'], StaffCaller>;
};

/** Refusals are part of the product, and a browser without a network is not the API's doing. */
function trackFailure({ path }: Endpoint, error: unknown): void {
  if (error instanceof ApiError && error.status >= 500 && navigator.onLine) trackError('api', error.code, path);
}

/** A call whose sentence is shown to the person, beside its data. Endpoints with a caller carry the bearer token, idempotent ones a key. */
export function callApiWithMessage<E extends PublicEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const send = (idempotencyKey?: string, token?: string) => {
    // Spec §6: a guest's carts are theirs by the id in the header.
    const isGuest = endpoint.caller === 'shopper' && token === undefined;
    return callEndpoint(endpoint, request, {
      baseUrl: BASE_URL,
      signal: limitSignal(LONGEST_CALL_MS, signal),
      token,
      idempotencyKey,
      guestId: isGuest ? ensureGuestId() : undefined,
      credentials: credentialsFor(endpoint),
      // What is the same for everyone may stay in the browser, which asks each time whether it still holds.
      cache: endpoint.cached && token === undefined ? 'no-cache' : 'no-store',
    });
  };
  const call = (key?: string) =>
    endpoint.caller === undefined ? send(key) : signedCalls()((token) => send(key, token));
  const customer = endpoint.caller === undefined ? undefined : browserSession().latest()?.id;
  const ask = () => {
    const reply = endpoint.idempotent ? withKey(JSON.stringify([endpoint.path, request]), call) : call();
    return reply.catch((error: unknown) => {
      if (!signal?.aborted) trackFailure(endpoint, error);
      throw error;
    });
  };
  return ask().catch(async (error: unknown) => {
    // The tap that was refused pays once the customer has signed in again.
    if (isFailure(error, 'SIGN_IN_AGAIN') && (await browserSession().askToSignIn(error.message, customer)))
      return ask();
    throw error;
  });
}

export async function callApi<E extends PublicEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> {
  return (await callApiWithMessage(endpoint, request, signal)).data;
}

/** The customer's stream at this path. The token is looked at when it opens; the API ends a stream before a token's end. */
export const openApiStream = (path: string, lastEventId: string | undefined, signal: AbortSignal) =>
  signedCalls()((token) => openStream(path, { 'last-event-id': lastEventId }, { baseUrl: BASE_URL, signal, token }));
