export { cartVendorOf } from './model/cart-vendor.ts';
