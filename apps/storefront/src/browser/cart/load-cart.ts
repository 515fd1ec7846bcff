/** What a cart needs, with its slots filled. */
export const loadCart = () => import('./lazy-cart.tsx');

/** When somebody reaches for the cart. */
export const fetchCartAhead = (): void =>
  void loadCart()
    .then(({ fetchTabsAhead }) => fetchTabsAhead())
    .catch(() => undefined);
