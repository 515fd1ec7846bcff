/** So many are named; of the rest only the number is said. */
const MOST_NAMED = 3;

/** What is said of a guest's carts that did not fit into the customer's. */
export function leftOutWords(vendors: readonly string[]): string {
  const more = vendors.length - MOST_NAMED;
  const named = more > 0 ? [...vendors.slice(0, MOST_NAMED), `${more} more`] : vendors;
  const from = new Intl.ListFormat('en', { type: 'conjunction' }).format(named);
  return vendors.length === 1
    ? `Your cart from ${from} does not fit beside those you have. It waits in this browser: order or remove something, then load the page again.`
    : `Your carts from ${from} do not fit beside those you have. They wait in this browser: order or remove something, then load the page again.`;
}
