import { randomInt } from 'node:crypto';
import type { LaunchOptions } from '@playwright/test';
import { test as base } from '@playwright/test';

/** Codes are limited by where they are asked for. Each test is a household of its own, or the last ones would get none. */
const ownAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/**
 * For journeys that are not about pictures: the optimiser's first encoding of each would take most of the time.
 * Pages with their true pictures are seen in `shell/seo.desktop.spec.ts` and `shell/accessibility.spec.ts`.
 */
export const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] });
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  page: async ({ page }, use) => {
    await use(page);
    // An answer that a test changes on its way may still be under way when the test has seen enough.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
