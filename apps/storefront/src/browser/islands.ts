import { type ComponentType, lazy } from 'react';
import * as parts from '../app/_deferred/parts.ts';
import { importWithRetry } from '../shared/browser/import-with-retry.ts';
import type { Place } from './places.ts';

/** The code of these comes when a page has one. */
const addresses = () => import('../features/location/ui/addresses-page.tsx');
const insights = () => import('../features/insights/ui/insights-page.tsx');
const liked = () => import('../features/catalog/ui/liked-page.tsx');
const order = () => import('../app/orders/[id]/order-with-cart.tsx');
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
  ...parts,
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
