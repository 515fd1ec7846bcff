import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import pageParameters from '../../page-parameters.json' with { type: 'json' };

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), 'src/service-worker');

/** Each after those that it imports. */
const PARTS = [
  '../shared/browser/kept-caches.ts',
  'kept-addresses.ts',
  'offline-page.ts',
  'kept-pages.ts',
  'serve-offline.ts',
  'take-over.ts',
  'notifications.ts',
];

/** All parts share one scope, so none of them imports another there. */
const asPlainScript = async (file: string) =>
  stripTypeScriptTypes(await readFile(path.join(FOLDER, file), 'utf8'))
    .replaceAll(/^import [^;]+;$/gm, '')
    .replaceAll(/^export /gm, '');

/** The parts of the service worker as one plain script, which is what every browser takes. */
export async function serviceWorkerScript(): Promise<string> {
  const parts = await Promise.all(PARTS.map(asPlainScript));
  const start = `
    serveOffline(self, ${JSON.stringify(Object.keys(pageParameters))});
    takeOver(self);
    showNotifications(self);`;
  return `(() => {\n${[...parts, start].join('\n')}\n})();\n`;
}
