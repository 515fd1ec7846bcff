import type { DataOf, Endpoint, RequestOf } from '@jara/contract';
import { env } from '../config/env.ts';
import { ApiError } from './api-error.ts';
import { callEndpoint } from './http.ts';
import { addToPage, traceparentOfPage } from './page-dependencies.ts';

const LONGEST_WAIT_MS = 5_000;

export type ApiResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: ApiError };

/**
 * A call made while a page is rendered. A failure is a value: the page decides what to show instead. A page is rendered
 * for many; what is asked for one person alone names their address.
 */
export async function callApiOnServer<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  callerAddress?: string,
): Promise<ApiResult<DataOf<E>>> {
  let answered: Response | undefined;
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
    const forwarded = { 'x-forwarded-for': callerAddress, traceparent: traceparentOfPage() };
    const onAnswer = (answer: Response) => {
      answered = answer;
    };
    const { data } = await callEndpoint(endpoint, request, { baseUrl: env.API_URL, signal, forwarded, onAnswer });
    return { ok: true, data };
  } catch (error) {
    // Whatever its headers say, the page goes without what was asked for.
    answered = undefined;
    if (error instanceof ApiError) return { ok: false, error };
    throw error;
  } finally {
    addToPage(answered);
  }
}
