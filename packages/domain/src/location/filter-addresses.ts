/** Spec §5 and §9. */
const SEARCH_BOX_FROM = 10;
const FILTERS_FROM = 3;

export const hasAddressSearch = (addresses: readonly unknown[]): boolean => addresses.length >= SEARCH_BOX_FROM;

/** Those whose pretty_name holds the words, whatever the case. Fewer than 3 characters leave all of them. */
export function filterAddresses<Address extends { readonly pretty_name: string }>(
  addresses: readonly Address[],
  typed: string,
): readonly Address[] {
  const words = typed.trim().toLowerCase();
  if (words.length < FILTERS_FROM) return addresses;
  return addresses.filter(({ pretty_name }) => pretty_name.toLowerCase().includes(words));
}
