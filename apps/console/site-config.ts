import { schemasWithoutJson } from '@jara/api-client/vite';
import type { InlineConfig } from 'vite';

export const BASE_PATH = '/console';

/** What the build and the site of development share. */
export const siteConfig = {
  root: import.meta.dirname,
  base: `${BASE_PATH}/`,
  configFile: false,
  // React has it since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [schemasWithoutJson()],
} satisfies InlineConfig;
