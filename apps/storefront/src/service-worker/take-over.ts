import type { WorkerScope } from '@jara/ui/browser/worker-scope';
import { CACHE_NAMES, CHECKOUT_LOCK } from '../shared/browser/cache-names.ts';

/**
 * A new version waits until a page is opened that asks it to take over, and longer while somebody is at the checkout in
 * any tab. It then serves the pages that are open: what both versions keep is the same.
 */
export function takeOver(scope: WorkerScope): void {
  scope.addEventListener('message', (event) => {
    const { takeOver: isAsked } = Object(event.data) as { readonly takeOver?: unknown };
    if (isAsked !== true) return;
    event.waitUntil(
      scope.navigator.locks.request(CHECKOUT_LOCK, { ifAvailable: true }, (lock) =>
        lock ? scope.skipWaiting() : undefined,
      ),
    );
  });

  async function activate(): Promise<void> {
    const ours: readonly string[] = Object.values(CACHE_NAMES);
    const names = (await scope.caches.keys()).filter((name) => !ours.includes(name));
    await Promise.all(names.map((name) => scope.caches.delete(name)));
    // The page is asked for while the worker starts.
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
}
