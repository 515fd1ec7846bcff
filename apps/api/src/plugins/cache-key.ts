import type { Endpoint } from '@jara/contract';

type Parsed = { readonly params: unknown; readonly query: unknown };

const inOrder = (part: unknown) =>
  Object.entries(part as object)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * What the contract has read in an address, in one order: another spelling of the same question, and parameters that
 * the endpoint does not know, lead to the same answer. Its length is bounded by the contract's schemas.
 */
export function cacheKey({ path, params, query }: Endpoint, request: Parsed): string {
  return JSON.stringify([path, params ? inOrder(request.params) : [], query ? inOrder(request.query) : []]);
}
