import { SkipLink } from '@jara/ui/skip-link';
import type { ReactNode } from 'react';
import { BottomBarCartOnServer } from '@/features/cart/places.ts';
import { AccountTabOnServer } from '@/features/identity/places.ts';
import { ActiveOrderBarPlace } from '@/features/orders/places.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { SEARCH_PATH } from '@/shared/config/search-href.ts';
import type { BottomBarItem } from '@/shared/ui/bottom-bar.tsx';
import { BottomBar, VIEW_CART_PLACE } from '@/shared/ui/bottom-bar.tsx';
import { PageAgeBar } from '@/shared/ui/page-age-bar.tsx';
import { ScriptMissing } from '@/shared/ui/script-missing.tsx';

const PLACES: BottomBarItem[] = [
  { label: 'Home', href: BASE_PATH, icon: 'home' },
  { label: 'Search', href: `${SEARCH_PATH}#q`, icon: 'search' },
  { label: 'Orders', href: ORDERS_HREF, icon: 'receipt' },
];

type Props = {
  /** The page's own, below the origin. */
  readonly path: string;
  readonly children: ReactNode;
};

/** What surrounds every page, and stays when another one is shown. */
export function PageShell({ path, children }: Props) {
  return (
    <>
      <SkipLink />
      <ScriptMissing />
      <PageAgeBar />
      <p id="page-told" aria-live="polite" className="sr-only" />
      {/* Its own stacking context, so that dialogs and toasts are above whatever a page does. */}
      <div className="isolate flex min-h-dvh flex-col">
        <div id="page" className="contents">
          {children}
        </div>
        {/* One stack, so that no bar covers another. The cart's stands over the room at a page's end: it moves nothing. */}
        <div id="bars" className="group/bars sticky bottom-0 z-40 short:relative">
          <div id={VIEW_CART_PLACE} className="absolute inset-x-0 bottom-full" />
          <ActiveOrderBarPlace place="bottom" />
          <BottomBar items={PLACES} here={path}>
            <BottomBarCartOnServer />
            <AccountTabOnServer />
          </BottomBar>
        </div>
      </div>
    </>
  );
}
