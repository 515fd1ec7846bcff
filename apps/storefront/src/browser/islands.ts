import { type ComponentType, lazy } from 'react';
import {
  AddFromResult,
  DishSheetHost,
  FilterDialog,
  MenuListeners,
  RememberTag,
  SuggestOnFocus,
  TrackSearch,
} from '../features/catalog/index.ts';
import { AccountButton, AccountTab } from '../features/identity/index.ts';
import { DeliverTo, LocationName, RememberCity } from '../features/location/index.ts';
import { ClosedNotice } from '../features/opening/lazy.ts';
import { ActiveOrderBar } from '../features/orders/index.ts';
import { importWithRetry } from '../shared/browser/import-with-retry.ts';
import { BottomBarCart, HeaderCart } from './cart/cart-root.tsx';
import { VendorPageCart } from './cart/vendor-page-cart.tsx';
import { RowsHost } from './home/rows-host.tsx';
import type { Place } from './places.ts';

/** The code of these comes when a page has one. */
const addresses = () => import('../features/location/ui/addresses-page.tsx');
const insights = () => import('../features/insights/ui/insights-page.tsx');
const liked = () => import('../features/catalog/ui/liked-page.tsx');
const order = () => import('./orders/order-with-cart.tsx');
const orders = () => import('../features/orders/ui/order-list-page.tsx');
const receipt = () => import('../features/orders/ui/receipt-page.tsx');
const search = () => import('../features/catalog/islands.ts');
const settings = () => import('../features/settings/islands.ts');
const wallet = () => import('../features/wallet/ui/wallet-page.tsx');

// biome-ignore lint/suspicious/noExplicitAny: each takes what the server has written for it.
type Woken = ComponentType<any>;

const fetched = <Name extends string>(load: () => Promise<Readonly<Record<Name, Woken>>>, name: Name): Woken =>
  lazy(async () => ({ default: (await importWithRetry(load))[name] }));

/** The component of each island by its name (shared/ui/island.tsx). */
export const ISLANDS: Readonly<Record<string, Woken>> = {
  AccountButton,
  AccountTab,
  ActiveOrderBar,
  AddFromResult,
  BottomBarCart,
  ClosedNotice,
  DeliverTo,
  DishSheetHost,
  FilterDialog,
  HeaderCart,
  LocationName,
  MenuListeners,
  RememberCity,
  RememberTag,
  RowsHost,
  SuggestOnFocus,
  TrackSearch,
  VendorPageCart,
  AddressesPage: fetched(addresses, 'AddressesPage'),
  DataSaverSwitch: fetched(settings, 'DataSaverSwitch'),
  DataUsed: fetched(settings, 'DataUsed'),
  InsightsPage: fetched(insights, 'InsightsPage'),
  InstallApp: fetched(settings, 'InstallApp'),
  KeptOffline: fetched(settings, 'KeptOffline'),
  LikedPage: fetched(liked, 'LikedPage'),
  NearestFirst: fetched(search, 'NearestFirst'),
  OrderListPage: fetched(orders, 'OrderListPage'),
  OrderPage: fetched(order, 'OrderWithCart'),
  ReceiptPage: fetched(receipt, 'ReceiptPage'),
  RecentSearches: fetched(search, 'RecentSearches'),
  WalletPage: fetched(wallet, 'WalletPage'),
};

/** Nearly all of what is on screen. */
export const isPage = ({ name }: Place): boolean => name.endsWith('Page');
