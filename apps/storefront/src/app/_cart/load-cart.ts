export const fetchCart = () => import('./run-lazy-cart.ts');

/** What a cart needs, with its slots filled. */
export const loadCart = () => fetchCart().then(({ run }) => run());
