import { shownPath, subscribeToPages } from '../browser/shown-page.ts';
import { startPage } from './once-a-page.ts';
import { type PageName, pageName } from './page-name.ts';
import { startSending } from './send/start-sending.ts';
import { track } from './track.ts';
import { watchErrors } from './watch-errors.ts';
import { watchTaps } from './watch-taps.ts';
import { watchViews } from './watch-views.ts';

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
export function startAnalytics(): () => void {
  let shown: string | undefined;
  let stops: (() => void)[] = [];
  const leavePage = () => {
    for (const stop of stops.splice(0)) stop();
  };
  const look = () => {
    const path = shownPath();
    const name = pageName(path, new URLSearchParams(window.location.search).get('q') ?? '');
    if (shown === `${name} ${path}`) return;
    shown = `${name} ${path}`;
    leavePage();
    startPage();
    track({ event_type: 'view_page', ...shownPage(name) });
    stops = [watchViews(), watchTaps(), watchErrors()];
  };
  // It looks for what an earlier page has left, so before anything of this one is recorded.
  const stopListening = [startSending(), subscribeToPages(look)];
  look();
  return () => {
    leavePage();
    for (const stop of stopListening) stop();
  };
}
