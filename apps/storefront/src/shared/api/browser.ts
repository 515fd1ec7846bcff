import type { DataOf, Endpoint, RequestOf } from '@jara/contract';
import { callEndpoint } from './http.ts';

/** The API on the page's own origin, by way of the front door. */
const BASE_URL = '/api';

export const callApi = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): Promise<DataOf<E>> => callEndpoint(endpoint, request, { baseUrl: BASE_URL, ...(signal && { signal }) });
