import { expect } from '@playwright/test';
import { FIRST_LOAD_SCRIPTS_KB } from '../../../budgets.ts';
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
