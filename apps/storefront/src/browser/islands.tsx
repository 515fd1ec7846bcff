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
import type { IslandName } from '../shared/ui/island.tsx';
import { BottomBarCart } from './cart/bottom-bar-cart.island.tsx';
import { HeaderCart } from './cart/header-cart.island.tsx';
import { VendorPageCart } from './cart/vendor-page-cart.island.tsx';
import { RowsHost } from './home/rows-host.island.tsx';
import type { Place } from './places.ts';

/** The code of these comes when a page has one. */
const catalog = () => import('../features/catalog/islands.ts');
const location = () => import('../features/location/islands.ts');
const order = () => import('./orders/order-page.island.tsx');
const orders = () => import('../features/orders/islands.ts');
const settings = () => import('../features/settings/islands.ts');
const wallet = () => import('../features/wallet/islands.ts');

// biome-ignore lint/suspicious/noExplicitAny: each takes what the server has written for it.
type Woken = ComponentType<any>;

type Load<Name extends string> = () => Promise<Readonly<Record<Name, Woken>>>;

/** Its code is asked for again after a failure, which `lazy` alone would keep. */
function fetched<Name extends string>(load: Load<Name>, name: Name): Woken {
  const fetchOnce = (): Woken =>
    lazy(async () => {
      try {
        return { default: (await importWithRetry(load))[name] };
      } catch (error) {
        Fetched = fetchOnce();
        throw error;
      }
    });
  let Fetched = fetchOnce();
  return (props: object) => <Fetched {...props} />;
}

/** The component of each island by its name (shared/ui/island.tsx). */
const ISLANDS: Readonly<Record<IslandName, Woken>> = {
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
  AddressesPage: fetched(location, 'AddressesPage'),
  DataSaverSwitch: fetched(settings, 'DataSaverSwitch'),
  DataUsed: fetched(settings, 'DataUsed'),
  InstallApp: fetched(settings, 'InstallApp'),
  OfflineStorage: fetched(settings, 'OfflineStorage'),
  LikedPage: fetched(catalog, 'LikedPage'),
  NearestFirst: fetched(catalog, 'NearestFirst'),
  OrderListPage: fetched(orders, 'OrderListPage'),
  OrderPage: fetched(order, 'OrderPage'),
  PackagePage: fetched(orders, 'PackagePage'),
  ReceiptPage: fetched(orders, 'ReceiptPage'),
  RecentSearches: fetched(catalog, 'RecentSearches'),
  WalletPage: fetched(wallet, 'WalletPage'),
};

/** None for what another build has written. */
export const wokenIsland = (name: string): Woken | undefined =>
  Object.hasOwn(ISLANDS, name) ? ISLANDS[name as IslandName] : undefined;

/** Nearly all of what is on screen. */
export const isPage = ({ name }: Place): boolean => name.endsWith('Page');
