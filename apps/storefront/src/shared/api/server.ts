import { ApiError, callEndpoint } from '@jara/api-client';
import type { DataOf, Endpoint, RequestOf } from '@jara/contract';
import { currentSpan, currentTraceparent, inSpan } from '@jara/telemetry';
import { env } from '../config/env.ts';
import { addToPage, traceparentOfPage } from './page-dependencies.ts';

const LONGEST_WAIT_MS = 5_000;

export type ApiResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

/**
 * A call made while a page is rendered. A failure is a value: the page decides what to show instead. A page is rendered
 * for many; what is asked for one person alone names their address.
 */
export const callApiOnServer = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  callerAddress?: string,
): Promise<ApiResult<DataOf<E>>> =>
  inSpan(
    () => ({
      name: `${endpoint.method} ${endpoint.path}`,
      kind: 'client',
      attributes: { 'http.request.method': endpoint.method, 'peer.service': 'api' },
    }),
    () => call(endpoint, request, callerAddress),
  );

async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  callerAddress: string | undefined,
): Promise<ApiResult<DataOf<E>>> {
  let answered: Response | undefined;
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const forwarded = { 'x-forwarded-for': callerAddress, traceparent: currentTraceparent() ?? traceparentOfPage() };
    const onAnswer = (answer: Response) => {
      answered = answer;
      currentSpan()?.set({ 'http.response.status_code': answer.status });
    };
    const { data } = await callEndpoint(endpoint, request, { baseUrl: env.API_URL, signal, forwarded, onAnswer });
    return { ok: true, data };
  } catch (error) {
    // Whatever its headers say, the page goes without what was asked for.
    answered = undefined;
    currentSpan()?.fail(error instanceof ApiError ? error.code : 'error');
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  } finally {
    addToPage(answered);
  }
}
