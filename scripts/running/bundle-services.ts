import path from 'node:path';
import { build } from 'vite';
import { BUNDLED_SERVICES, bundleOf, folderOf } from './services-build.ts';

/** They load parts of themselves by name when they run. */
const LOADED_FROM_PACKAGES = ['pg', 'pino'];

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
      emptyOutDir: true,
      // Stacks in the log name functions.
      minify: false,
      rolldownOptions: { output: { entryFileNames: path.basename(bundleOf(service)) } },
    },
  });
}
