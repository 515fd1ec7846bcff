import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/service-worker');

const withoutTypes = async (file: string) =>
  stripTypeScriptTypes(await readFile(path.join(FOLDER, file), 'utf8')).replaceAll(/^export /gm, '');

/** The parts of the service worker as one plain script, which is what every browser takes. */
export async function serviceWorkerScript(): Promise<string> {
  const parts = await Promise.all(['offline-pages.ts', 'notifications.ts'].map(withoutTypes));
  const start = `
    servePagesOffline(self);
    showNotifications(self);
    // The last version may be in use; what both keep is the same.
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));`;
  return `(() => {\n${[...parts, start].join('\n')}\n})();\n`;
}
