export { cartVendorOf } from './model/state/cart-vendor.ts';
