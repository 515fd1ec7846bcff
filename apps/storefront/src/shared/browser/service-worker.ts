import { BASE_PATH } from '../config/base-path.ts';

const FILES = `${BASE_PATH}/static/`;

/** Undefined where there are no service workers: an old browser, a private window, plain http that is not localhost. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    await navigator.serviceWorker.register(`${BASE_PATH}/sw.js`, { scope: BASE_PATH, updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined;
  }
}

/** Has these pages kept for when there is no network, with the built files that this page has loaded. */
export async function keepPages(pages: readonly string[]): Promise<void> {
  const registration = await registerServiceWorker();
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith(FILES))
    .map(({ pathname }) => pathname);
  registration?.active?.postMessage({ pages, files });
}

/** A new version that came while an earlier page was open takes over now (service-worker/take-over.ts). */
export async function updateServiceWorker(): Promise<void> {
  const registration = await registerServiceWorker();
  registration?.waiting?.postMessage({ takeOver: true });
}
