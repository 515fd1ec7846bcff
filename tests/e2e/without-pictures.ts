import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/**
 * For journeys that are not about pictures: the optimiser's first encoding of each would take most of the time.
 * Pages with their true pictures are seen in `found.spec.ts` and `quality.spec.ts`.
 */
export async function leaveOutPictures(context: BrowserContext): Promise<void> {
  await context.route('**/store/_next/image?*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }),
  );
}

export const test = base.extend({
  context: async ({ context }, use) => {
    await leaveOutPictures(context);
    await use(context);
  },
});
