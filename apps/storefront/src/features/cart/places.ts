export { BottomBarCart, HeaderCart } from './ui/cart-places.tsx';
export { VendorPageCart } from './ui/vendor-page-cart.tsx';
