import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { FIRST_ADD_SCRIPTS_KB, FIRST_LOAD_SCRIPTS_KB, UNTOUCHED_SCRIPTS_KB } from '../../../budgets.ts';
import { pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { BELIEVABLE_KB, weighScripts } from '../support/page-weight.ts';
import { test } from '../support/test.ts';

test(`the first load of home and of a vendor’s page brings at most ${FIRST_LOAD_SCRIPTS_KB} KB of JavaScript`, async ({
  request,
}) => {
  for (const path of ['/store', pathOf(await vendorWithoutDialog(request))]) {
    const page = await request.get(path);
    expect(page.status()).toBe(200);
    const { totalKb, scripts } = await weighScripts(await page.text(), async (src) => {
      const script = await request.get(src);
      expect(script.status(), src).toBe(200);
      return script.body();
    });
    test
      .info()
      .annotations.push({ type: `first-load JavaScript of ${path}`, description: `${totalKb.toFixed(1)} KB gzip` });
    const list = scripts.map(({ src, bytes }) => `${(bytes / 1000).toFixed(1)} KB ${src}`).join('\n');
    expect(totalKb, list).toBeGreaterThan(BELIEVABLE_KB);
    expect(totalKb, list).toBeLessThanOrEqual(FIRST_LOAD_SCRIPTS_KB);
  }
});

/** The scripts of which something has run, as they would travel. */
async function ranScripts(page: Page): Promise<{ readonly url: string; readonly kb: number }[]> {
  const scripts = await page.coverage.stopJSCoverage();
  return scripts
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ url, source = '' }) => ({ url, kb: gzipSync(source).byteLength / 1000 }));
}

test(`of a page that nobody touches at most ${UNTOUCHED_SCRIPTS_KB} KB of JavaScript run; what a first add needs comes`, async ({
  page,
  request,
}) => {
  await page.coverage.startJSCoverage();
  // A parameter that no code reads makes no difference.
  await page.goto(`${pathOf(await vendorWithoutDialog(request))}?utm_source=gate`);
  const fetched = () =>
    page.evaluate(() =>
      Object.fromEntries(
        performance.getEntriesByType('resource').flatMap((entry) => {
          const name = /static\/([\w-]+)-[\w-]{8}\.js$/.exec(entry.name)?.[1];
          return name ? [[name, (entry as PerformanceResourceTiming).encodedBodySize / 1000] as const] : [];
        }),
      ),
    );
  await expect.poll(async () => Object.keys(await fetched())).toContain('adding');
  await page.waitForLoadState('networkidle');
  const weights = await fetched();
  expect(Object.keys(weights).toSorted()).toEqual(['adding', 'entry', 'on-every-page', 'stage']);
  const kb = Object.values(weights);
  expect(Math.min(...kb), JSON.stringify(weights)).toBeGreaterThan(0);
  expect(
    kb.reduce((sum, each) => sum + each),
    JSON.stringify(weights),
  ).toBeLessThanOrEqual(FIRST_ADD_SCRIPTS_KB);
  const ran = await ranScripts(page);
  const list = ran.map(({ url, kb }) => `${kb.toFixed(1)} KB ${url}`).join('\n');
  expect(
    ran.some(({ url }) => url.includes('on-every-page')),
    list,
  ).toBe(true);
  expect(
    ran.reduce((sum, { kb }) => sum + kb, 0),
    list,
  ).toBeLessThanOrEqual(UNTOUCHED_SCRIPTS_KB);
  await expect(page.locator('html')).not.toHaveAttribute('data-awake');
});
