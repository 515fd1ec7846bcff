import { isTransient, retryDelay } from '@jara/api-client';
import type { DataOf, RequestOf } from '@jara/contract';
import { callApi, type PublicEndpoint } from './browser.ts';

const RETRIES = 2;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** An idempotent call, tried again while nobody answers. Its key stays the same, so that nothing is done twice. */
export async function callUntilAnswered<E extends PublicEndpoint & { readonly idempotent: true }>(
  endpoint: E,
  request: RequestOf<E>,
  failures = 0,
): Promise<DataOf<E>> {
  try {
    return await callApi(endpoint, request);
  } catch (error) {
    if (!isTransient(error) || failures === RETRIES) throw error;
    await wait(retryDelay(failures, error));
    return callUntilAnswered(endpoint, request, failures + 1);
  }
}
