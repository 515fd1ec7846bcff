import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { BottomBarCart } from '@/features/cart/deferred.ts';
import { AccountTab } from '@/features/identity/deferred.ts';
import { ActiveOrderBar } from '@/features/orders/deferred.ts';
import { SoftNavigation } from '@/shared/browser/soft-navigation.tsx';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { SEARCH_PATH } from '@/shared/config/search-href.ts';
import type { BottomBarItem } from '@/shared/ui/bottom-bar.tsx';
import { BottomBar, VIEW_CART_PLACE } from '@/shared/ui/bottom-bar.tsx';
import { bricolage, bricolageRest, currency, figtree, figtreeRest } from '@/shared/ui/fonts/fonts.ts';
import { PageAgeBar } from '@/shared/ui/page-age-bar.tsx';
import { ScriptMissing } from '@/shared/ui/script-missing.tsx';
import { SkipLink } from '@/shared/ui/skip-link.tsx';
import { DeferredRoots } from './_deferred/deferred-roots.tsx';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.PUBLIC_URL),
  title: { default: 'Jara', template: '%s · Jara' },
  description: 'Meals and groceries from the places around you, in Nigeria and Ghana.',
  applicationName: 'Jara',
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffdf9' },
    { media: '(prefers-color-scheme: dark)', color: '#12110f' },
  ],
};

const FONTS = [figtree, figtreeRest, bricolage, bricolageRest, currency].map(({ variable }) => variable).join(' ');

const PLACES: BottomBarItem[] = [
  { label: 'Home', href: BASE_PATH, icon: 'home' },
  { label: 'Search', href: `${SEARCH_PATH}#q`, icon: 'search' },
  { label: 'Orders', href: ORDERS_HREF, icon: 'receipt' },
];

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={FONTS}>
      <body>
        <SkipLink />
        <ScriptMissing />
        <PageAgeBar />
        {/* Its own stacking context, so that dialogs and toasts are above whatever a page does. */}
        <div className="isolate flex min-h-dvh flex-col">
          {children}
          {/* One stack, so that no bar covers another. The cart's stands over the room at a page's end: it moves nothing. */}
          <div className="group/bars sticky bottom-0 z-40 short:relative">
            <div id={VIEW_CART_PLACE} className="absolute inset-x-0 bottom-full" />
            <ActiveOrderBar place="bottom" />
            <BottomBar items={PLACES}>
              <BottomBarCart />
              <AccountTab />
            </BottomBar>
          </div>
        </div>
        <DeferredRoots mapStyleUrl={env.MAP_STYLE_URL} smsInbox={env.SMS_INBOX_URL} />
        <SoftNavigation />
      </body>
    </html>
  );
}
