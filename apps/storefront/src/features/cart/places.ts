export { BottomBarCartOnServer, HeaderCartOnServer } from './ui/cart-places.tsx';
export { VendorPageCartOnServer } from './ui/vendor-page-cart.tsx';
