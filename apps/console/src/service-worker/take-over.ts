import type { WorkerScope } from '@jara/ui/browser/worker-scope';

/** A new version waits until a page that is opened, or somebody who taps 'Reload', asks it to take over. */
export function takeOver(scope: WorkerScope): void {
  scope.addEventListener('message', (event) => {
    const { takeOver: isRequested } = Object(event.data) as { readonly takeOver?: unknown };
    if (isRequested === true) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
}
