import { useEffect } from 'react';
import { usePagePath } from '../browser/address.ts';
import { useIsInBrowser } from '../browser/use-is-in-browser.ts';
import { useQueryDialog } from '../browser/use-query-dialog.ts';
import { startPage } from './once-a-page.ts';
import { type PageName, pageName } from './page-name.ts';
import { startSending } from './start-sending.ts';
import { track } from './track.ts';
import { watchErrors } from './watch-errors.ts';
import { watchTaps } from './watch-taps.ts';
import { watchViews } from './watch-views.ts';

const SEARCH = ['q'] as const;

/** A vendor's page says whose it is in its heading. One that was not found, or could not be shown, is of no vendor. */
function shownPage(name: PageName) {
  if (name !== 'vendor') return { name };
  const vendor = document.querySelector<HTMLElement>('[data-vendor]')?.dataset['vendor'];
  return vendor === undefined ? { name: 'other' } : { name, details: { vendor_id: Number(vendor) } };
}

/**
 * Spec §2: a page view on each route change. A dialog in the address and another choice in a list are on the same page.
 * On a page's parts see `tracked`.
 */
export function AnalyticsRoot() {
  const pathname = usePagePath();
  const { q } = useQueryDialog(SEARCH).values;
  const isInBrowser = useIsInBrowser();
  const name = isInBrowser ? pageName(pathname, q) : undefined;

  useEffect(startSending, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page of that name.
  useEffect(() => {
    if (name === undefined) return;
    startPage();
    track({ event_type: 'view_page', ...shownPage(name) });
    const stops = [watchViews(), watchTaps(), watchErrors()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [name, pathname]);
  return null;
}
