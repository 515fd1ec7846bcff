export { needCart } from './model/cart-door.ts';
export { CartButton, CartTab } from './ui/cart-buttons.tsx';
export { CartRoot } from './ui/cart-root.tsx';
export { CartSidebar } from './ui/cart-sidebar.tsx';
export { useCartUiState } from './ui/use-cart-ui-state.ts';
