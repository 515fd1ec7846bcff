import { catalogEndpoints } from './catalog.ts';
import { configEndpoints } from './config.ts';
import { healthEndpoints } from './health.ts';
import { locationEndpoints } from './location.ts';
import { searchEndpoints } from './search.ts';

/** The whole wire. The API serves exactly these routes, and `/docs` describes exactly these. */
export const endpoints = {
  ...healthEndpoints,
  ...configEndpoints,
  ...locationEndpoints,
  ...catalogEndpoints,
  ...searchEndpoints,
} as const;
