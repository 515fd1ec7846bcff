import type { Request } from '@playwright/test';

/** A page that a navigation within the storefront puts in place of the one that is shown. */
export const isPageFetch = (request: Request): boolean =>
  request.resourceType() === 'fetch' && request.headers()['accept'] === 'text/html';
