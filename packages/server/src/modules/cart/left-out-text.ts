/** What is said at once of a guest's carts that did not fit into the customer's. The answer itself names them. */
export const leftOutText = (vendors: readonly string[]): string =>
  vendors.length === 1
    ? `Your cart from ${vendors[0]} did not fit and is kept in this browser.`
    : `${vendors.length} of your carts did not fit and are kept in this browser.`;
