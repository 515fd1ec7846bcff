import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * For journeys that are not about pictures: the optimiser's first encoding of each would take most of the time.
 * Pages with their true pictures are seen in `found.desktop.spec.ts` and `quality.spec.ts`.
 */
export async function leaveOutPictures(context: BrowserContext): Promise<void> {
  await context.route('**/store/_next/image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }),
  );
}

/** Codes are limited by where they are asked for. Each test is a household of its own, or the last ones would get none. */
const ownAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

export const test = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  context: async ({ context }, use) => {
    await leaveOutPictures(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // An answer that a test changes on its way may still be under way when the test has seen enough.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
