import type { Vendor } from '@jara/contract';

export type AskedPage = { readonly limit: number; readonly after: number | undefined };

/** Paged by key: lists turn with the minute, and a count from the beginning would then skip or repeat. */
export function pageOf(vendors: readonly Vendor[], { limit, after }: AskedPage): Vendor[] {
  if (after === undefined) return vendors.slice(0, limit);
  const at = vendors.findIndex(({ id }) => id === after);
  // After one that has left the list comes nothing.
  return at === -1 ? [] : vendors.slice(at + 1, at + 1 + limit);
}
