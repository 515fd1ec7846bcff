import { type Endpoint, VENDOR_PAGE_SIZE } from '@jara/contract';

type Parsed = { readonly params: unknown; readonly query: unknown };

const sortedEntries = (part: unknown) =>
  Object.entries(part as object)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * What the contract has read in an address, in one order: another spelling of the same question, and parameters that
 * the endpoint does not know, have the same key. Its length is bounded by the contract's schemas.
 */
export function cacheKey({ path, params, query }: Endpoint, request: Parsed): string {
  return JSON.stringify([path, params ? sortedEntries(request.params) : [], query ? sortedEntries(request.query) : []]);
}

const MADE_UP = new RegExp(`\\["(?:near|query|category|fee|after)"|\\["limit",(?!${VENDOR_PAGE_SIZE}\\])`);

/** Whoever asks can make up as many of these as they like. */
export const isRare = (key: string): boolean => MADE_UP.test(key);
