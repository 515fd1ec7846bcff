import { savesData } from './data-saver.ts';
import { countDataUsed } from './data-used.ts';
import { isInstalledApp } from './installed-app.ts';
import { showPageAge } from './page-age.ts';
import { keepPages, updateServiceWorker } from './service-worker.ts';
import { whenIdle } from './when-idle.ts';

/** This page is kept without being asked for, so not where data is saved; there what passes the worker is. */
function keepThisPage(): void {
  if (!savesData() && navigator.onLine) void keepPages([window.location.pathname + window.location.search]);
}

/** What every page does for little data and no network. */
export function startOfflineSupport(): void {
  countDataUsed();
  showPageAge();
  // The worker leaves what a soft navigation fetches alone.
  window.addEventListener('navigated', () => whenIdle(keepThisPage));
  if (savesData() && !isInstalledApp()) return;
  void updateServiceWorker().then(keepThisPage);
}
