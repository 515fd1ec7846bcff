import path from 'node:path';
import { ROOT } from '../root.ts';
import { deleteExpiredFiles, retainFiles } from './previous-build-files.ts';
import type { Build } from './run-build.ts';
import { EARLIER_FILES } from './storefront-build.ts';

export const CONSOLE = path.join(ROOT, 'apps/console');
/** The front door serves it. */
export const CONSOLE_BUILD = path.join(CONSOLE, 'dist');
/** What browsers load; each name has its content's hash. */
export const CONSOLE_FILES = path.join(CONSOLE_BUILD, 'static');

export const consoleBuild: Build = {
  name: 'console-build',
  what: 'the console',
  sources: ['apps/console/**/*', 'packages/{api-client,contract,domain,ui}/**/*'],
  script: path.join(CONSOLE, 'build-site.ts'),
  made: [path.join(CONSOLE_BUILD, 'index.html'), path.join(CONSOLE_BUILD, 'sw.js')],
  stamp: path.join(CONSOLE_BUILD, 'built-from'),
  async prepare() {
    await deleteExpiredFiles(EARLIER_FILES);
    await retainFiles(CONSOLE_FILES, EARLIER_FILES);
  },
};
