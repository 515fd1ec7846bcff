import { BASE_PATH } from '../config/base-path.ts';
import { savesData } from './data-saver.ts';
import { countDataUsed } from './data-used.ts';
import { isInstalledApp } from './installed-app.ts';
import { showPageAge } from './page-age.ts';
import { keepPages, updateServiceWorker } from './service-worker.ts';
import { whenIdle } from './when-idle.ts';

const isKept = async (page: string) => (await window.caches?.match(page, { ignoreVary: true })) !== undefined;

/** Of home there would else be none where it comes by a tap: what only a link asks for never passes the worker. */
const isFirstHome = async (page: string) =>
  window.location.pathname === BASE_PATH && Boolean(navigator.serviceWorker?.controller) && !(await isKept(page));

/** This page is kept without being asked for, so not where data is saved; there what passes the worker is, and home once. */
async function keepThisPage(): Promise<void> {
  const page = window.location.pathname + window.location.search;
  if (navigator.onLine && (!savesData() || (await isFirstHome(page)))) await keepPages([page]);
}

/** What every page does for little data and no network. */
export function startOfflineSupport(): void {
  countDataUsed();
  showPageAge();
  // The worker leaves what a soft navigation fetches alone.
  window.addEventListener('navigated', () => whenIdle(() => void keepThisPage()));
  if (savesData() && !isInstalledApp()) return;
  void updateServiceWorker().then(keepThisPage);
}
