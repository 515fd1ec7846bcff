import { schemasWithoutJson } from '@jara/api-client/vite';
import type { InlineConfig } from 'vite';

export const BASE_PATH = '/console';

/** What the build and the site of development share. */
export const siteConfig = {
  root: import.meta.dirname,
  base: `${BASE_PATH}/`,
  configFile: false,
  plugins: [schemasWithoutJson()],
} satisfies InlineConfig;
