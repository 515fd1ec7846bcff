export { CART_BESIDE_MENU, pageVendor, requireCartCode } from './model/cart-ui-state.ts';
export { type DishTap, rememberTap, takeTap, tappedDishes } from './model/tapped-dishes.ts';
export { CartButton, CartTab } from './ui/cart-buttons.tsx';
export { CartSidebar } from './ui/cart-sidebar.tsx';
export { LazyCartSync } from './ui/lazy-cart-sync.tsx';
export { useCartUiState } from './ui/use-cart-ui-state.ts';
export { useLazyCart } from './ui/use-lazy-cart.ts';
