/** Stores the app for when there is no network, and shows notifications. Not in every browser. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/console/sw.js', { scope: '/console', updateViaCache: 'none' });
  } catch {
    return undefined;
  }
}
