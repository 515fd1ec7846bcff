import { showNotifications } from '@jara/ui/browser/worker-notifications';
import type { WorkerScope } from '@jara/ui/browser/worker-scope';
import { serveOffline } from './serve-offline.ts';
import { takeOver } from './take-over.ts';

/** The page and its built files (build-site.ts). */
declare const STORED_FILES: readonly string[];

const scope = globalThis as unknown as WorkerScope;

serveOffline(scope, STORED_FILES);
takeOver(scope);
showNotifications(scope, {
  ...{ icon: '/store/icon-192.png', home: '/console', leadsTo: /^\/console(?:\/[a-z]{1,20})?$/ },
  news: 'Something needs you.',
});
