export { CartAside } from './ui/cart-aside.tsx';
export { CartButton, CartTab } from './ui/cart-entry.tsx';
export { CartHost } from './ui/cart-host.tsx';
export { loadOrderDish } from './ui/load-order-dish.ts';
