import { showNotifications } from '@jara/ui/browser/worker-notifications';
import type { WorkerScope } from '@jara/ui/browser/worker-scope';
import pageParameters from '../../page-parameters.json' with { type: 'json' };
import { NOTIFICATIONS } from './notifications.ts';
import { serveOffline } from './serve-offline.ts';
import { takeOver } from './take-over.ts';

const scope = globalThis as unknown as WorkerScope;

serveOffline(scope, Object.keys(pageParameters));
takeOver(scope);
showNotifications(scope, NOTIFICATIONS);
