import { addressesPage } from './pages/addresses.page.tsx';
import { homePage } from './pages/home.page.tsx';
import { likedPage } from './pages/liked.page.tsx';
import { orderPage } from './pages/order.page.tsx';
import { ordersPage } from './pages/orders.page.tsx';
import { packagePage } from './pages/package.page.tsx';
import type { Page } from './pages/page.ts';
import { receiptPage } from './pages/receipt.page.tsx';
import { searchPage } from './pages/search.page.tsx';
import { settingsPage } from './pages/settings.page.tsx';
import { vendorPage } from './pages/vendor.page.tsx';
import { walletPage } from './pages/wallet.page.tsx';

/** Every page, by its path. The first that fits is shown. */
export const ROUTES: readonly Page[] = [
  homePage,
  searchPage,
  ordersPage,
  orderPage,
  receiptPage,
  packagePage,
  walletPage,
  likedPage,
  addressesPage,
  settingsPage,
  vendorPage,
];
