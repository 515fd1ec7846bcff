import { randomInt } from 'node:crypto';
import { type BrowserContext, test as base } from '@playwright/test';
import { browserClock, clockAheadMs } from './clock.ts';
import { createEvidence } from './evidence.ts';

/** Codes are limited by address. Each test has its own, or the last ones would get none. */
const ownAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;

/** The run's clock, in pages and in the service worker. (A route to the worker's script would switch the browser's cache off.) */
async function setClock(context: BrowserContext): Promise<void> {
  const clock = browserClock(clockAheadMs());
  context.on('serviceworker', (worker) => void worker.evaluate(clock).catch(() => undefined));
  await context.addInitScript(clock);
}

/** Of the test that this worker runs. */
let evidence = createEvidence();

export const test = base.extend<{ recorded: undefined }, object>({
  /** Every context, also one that a test opens by itself, has the clock and is watched. */
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        evidence.watch(context);
        if (clockAheadMs() !== 0) await setClock(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  recorded: [
    async ({ browser: _ }, use, testInfo) => {
      evidence = createEvidence();
      await use(undefined);
      testInfo.annotations.push({ type: 'page loads', description: String(evidence.pageLoads()) });
      if (testInfo.status !== testInfo.expectedStatus) await evidence.save(testInfo);
    },
    { auto: true },
  ],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  page: async ({ page }, use) => {
    await use(page);
    // A response that a test rewrites may still be in flight when the test has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
