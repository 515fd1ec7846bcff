/** What every page needs, but not for its first view: one file, loaded when the page is idle (deferred-parts.ts). */
export {
  AddFromResult,
  DishSheetHost,
  FilterDialog,
  MenuListeners,
  RememberTag,
  SuggestOnFocus,
  TrackSearch,
} from '@/features/catalog/index.ts';
export { AccountButton, AccountTab } from '@/features/identity/index.ts';
export { DeliverTo, LocationName, RememberCity } from '@/features/location/index.ts';
export { ClosedNotice } from '@/features/opening/lazy.ts';
export { ActiveOrderBar } from '@/features/orders/index.ts';
export { BottomBarCart, HeaderCart } from '../_cart/cart-root.tsx';
export { VendorPageCart } from '../_cart/vendor-page-cart.tsx';
export { RowsHost } from '../_home/rows-host.tsx';
export { Roots } from './roots.tsx';
