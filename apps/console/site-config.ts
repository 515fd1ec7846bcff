import path from 'node:path';
import { zodForBrowsers } from '@jara/api-client/vite';
import type { InlineConfig } from 'vite';

export const BASE_PATH = '/console';

/** What the build and the site of development share. */
export const siteConfig = {
  root: import.meta.dirname,
  base: `${BASE_PATH}/`,
  configFile: false,
  resolve: {
    alias: [
      // React has it since version 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^\.\.\/locales\/en\.js$/, replacement: path.join(import.meta.dirname, 'zod-locale.ts') },
    ],
  },
  plugins: [zodForBrowsers()],
} satisfies InlineConfig;
