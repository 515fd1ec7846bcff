import type { Page } from './server/page.ts';
import { addressesPage } from './site/addresses.page.tsx';
import { homePage } from './site/home.page.tsx';
import { insightsPage } from './site/insights.page.tsx';
import { likedPage } from './site/liked.page.tsx';
import { orderPage } from './site/order.page.tsx';
import { ordersPage } from './site/orders.page.tsx';
import { receiptPage } from './site/receipt.page.tsx';
import { searchPage } from './site/search.page.tsx';
import { settingsPage } from './site/settings.page.tsx';
import { vendorPage } from './site/vendor.page.tsx';
import { walletPage } from './site/wallet.page.tsx';

/** Every page, by its path. The first that fits is shown. */
export const ROUTES: readonly Page[] = [
  homePage,
  searchPage,
  ordersPage,
  orderPage,
  receiptPage,
  walletPage,
  likedPage,
  addressesPage,
  settingsPage,
  insightsPage,
  vendorPage,
];
