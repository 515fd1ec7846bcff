import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STOREFRONT_BUILD } from '../scripts/running/storefront-build.ts';

/** After a build the front door packs its files while it serves: half a minute in which a core is not the pages'. */
export async function untilFilesArePacked(signal: AbortSignal): Promise<void> {
  for (;;) {
    const files = new Set(await readdir(path.join(STOREFRONT_BUILD, 'client/static'), { recursive: true }));
    if ([...files].every((file) => !/\.(?:js|css)$/.test(file) || files.has(`${file}.br`))) return;
    await pause(200, undefined, { signal });
  }
}
