import path from 'node:path';
import { ROOT } from '../root.ts';
import { deleteExpiredFiles, retainFiles } from './previous-build-files.ts';
import type { Build } from './run-build.ts';

export const STOREFRONT = path.join(ROOT, 'apps/storefront');
/** The front door serves its static files. */
export const STOREFRONT_BUILD = path.join(STOREFRONT, 'dist');
/** What browsers load; each name has its content's hash. */
export const STATIC_FILES = path.join(STOREFRONT_BUILD, 'client/static');
export const STOREFRONT_SERVER = path.join(STOREFRONT_BUILD, 'server/main.js');

/** Static files of previous builds, which pages that are still open request. */
export const EARLIER_FILES = path.join(ROOT, '.data/earlier-files');

export const storefrontBuild: Build = {
  name: 'storefront-build',
  what: 'the storefront',
  sources: [
    'apps/storefront/**/*',
    'packages/{api-client,contract,domain,fair-queue,lifecycle,media,telemetry,ui}/**/*',
  ],
  script: path.join(STOREFRONT, 'build-site.ts'),
  made: [STOREFRONT_SERVER],
  stamp: path.join(STOREFRONT_BUILD, 'built-from'),
  async prepare() {
    await deleteExpiredFiles(EARLIER_FILES);
    await retainFiles(STATIC_FILES, EARLIER_FILES);
  },
};
