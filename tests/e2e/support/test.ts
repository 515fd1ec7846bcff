import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base } from '@playwright/test';
import { browserClock, clockAheadMs } from './clock.ts';
import { collectEvidence } from './evidence.ts';

/** Codes are limited by address. Each test has its own, or the last ones would get none. */
const ownAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;

/** The run's clock, in pages and in the service worker. (A route to the worker's script would switch the browser's cache off.) */
async function setClock(context: BrowserContext): Promise<void> {
  const clock = browserClock(clockAheadMs());
  context.on('serviceworker', (worker) => void worker.evaluate(clock).catch(() => undefined));
  await context.addInitScript(clock);
}

/** Documents that the pages of a test ask for: by a link, a reload or an address, in frames too. */
function countPageLoads(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

export const test = base.extend<object, object>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (clockAheadMs() !== 0) await setClock(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  context: async ({ context }, use, testInfo) => {
    const saveEvidence = collectEvidence(context);
    const pageLoads = countPageLoads(context);
    await use(context);
    testInfo.annotations.push({ type: 'page loads', description: String(pageLoads()) });
    if (testInfo.status !== testInfo.expectedStatus) await saveEvidence(testInfo);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A response that a test rewrites may still be in flight when the test has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
