import { listeners } from '@jara/ui/browser/listeners';

const SCRIPT = '/console/sw.js';
const SCOPE = '/console';
/** A tablet in a kitchen is open for days. */
const LOOKED_FOR_EACH_MS = 30 * 60_000;

type Container = Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;

/**
 * The service worker and its versions. When the app is opened, a new version takes over at once; one that comes while
 * somebody works waits until they say so.
 */
export function createVersions(workers: Container | undefined, reload: () => void) {
  const changed = listeners();
  let waiting: ServiceWorker | undefined;

  function wait(worker: ServiceWorker): void {
    // The first version of all has nobody to wait for.
    if (!workers?.controller) return;
    waiting = worker;
    changed.notify();
  }

  function follow(registration: ServiceWorkerRegistration): void {
    registration.waiting?.postMessage({ takeOver: true });
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => next.state === 'installed' && wait(next));
    });
    setInterval(() => void registration.update().catch(() => undefined), LOOKED_FOR_EACH_MS);
  }

  return {
    /** Not in every browser: an old one, a private window, plain http. */
    async start(): Promise<void> {
      await workers
        ?.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' })
        .then(follow)
        .catch(() => undefined);
    },
    isNewReady: () => waiting !== undefined,
    subscribe: changed.subscribe,
    /** Ends what is on screen. */
    take(): void {
      workers?.addEventListener('controllerchange', reload, { once: true });
      waiting?.postMessage({ takeOver: true });
    },
  };
}

export const versions = createVersions(navigator.serviceWorker, () => window.location.reload());
