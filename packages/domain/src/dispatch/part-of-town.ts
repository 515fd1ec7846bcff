/** The end of an address, without house and street: what somebody reads who has not taken the order yet. */
export function partOfTown(address: string): string {
  const [first = '', ...rest] = address.split(',').map((part) => part.trim());
  const end = rest.filter((part) => part !== '').join(', ');
  return end === '' ? first.replace(/^[\d\s/-]+[a-z]?\s+/i, '') : end;
}
