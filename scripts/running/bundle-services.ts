import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { BUNDLED_SERVICES, bundleOf, folderOf } from './services-build.ts';

/** They load parts of themselves by name when they run. */
const LOADED_FROM_PACKAGES = ['pg', 'pino', 'sharp'];

/** A service that runs meanwhile loads some of its own files when they are first needed. */
const STAYS_MS = 7 * 24 * 60 * 60 * 1000;

async function deleteOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < Date.now() - STAYS_MS) await rm(file);
  }
}

for (const service of BUNDLED_SERVICES) {
  await build({
    root: folderOf(service),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: LOADED_FROM_PACKAGES },
    build: {
      ssr: 'src/main.ts',
      outDir: path.dirname(bundleOf(service)),
      emptyOutDir: false,
      // Stacks in the log name functions.
      minify: false,
      rolldownOptions: { output: { entryFileNames: path.basename(bundleOf(service)) } },
    },
  });
  await deleteOldFiles(path.join(path.dirname(bundleOf(service)), 'assets'));
}
