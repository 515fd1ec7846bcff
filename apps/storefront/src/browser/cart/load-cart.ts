/** What a cart needs, with its slots filled. */
export const loadCart = () => import('./lazy-cart.tsx');
