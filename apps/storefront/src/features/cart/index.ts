export { CartAside } from './ui/cart-aside.tsx';
export { CartButton, CartTab } from './ui/cart-entry.tsx';
export { CartHost } from './ui/cart-host.tsx';

/** Fetched with the sheet of a dish that can be ordered. */
export const loadOrderDish = () => import('./ui/order-dish.tsx').then(({ OrderDish }) => OrderDish);
