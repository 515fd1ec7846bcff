import type { identityEndpoints } from '@jara/contract';
import { env } from '@/shared/config/env.ts';

const LONGEST_WAIT_MS = 10_000;
/** The answer holds what signs a person in. */
const NOT_STORED = { 'cache-control': 'no-store' };

type ThirdPartyEndpoint = (typeof identityEndpoints)['verifyThirdPartyToken' | 'registerThirdPartyToken'];

/**
 * Spec §7: passes a partner's headers on to the API, only those that the endpoint knows, and gives its answer back.
 * Spec §8: without an answer, `silence` is what the partner reads.
 */
export async function handThirdPartyToken(
  endpoint: ThirdPartyEndpoint,
  request: Request,
  silence: string,
): Promise<Response> {
  const headers = new Headers();
  for (const name of Object.keys(endpoint.headers.shape)) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const answer = await fetch(`${env.API_URL}${endpoint.path}`, {
      method: endpoint.method,
      headers,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return Response.json(await answer.json(), { status: answer.status, headers: NOT_STORED });
  } catch {
    return Response.json({ status: 'failed', message: silence }, { status: 500, headers: NOT_STORED });
  }
}
