import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Codes are limited by address. Each test has its own, or the last ones would get none. */
const ownAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  page: async ({ page }, use) => {
    await use(page);
    // A response that a test rewrites may still be in flight when the test has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
