import { expect, type Page } from '@playwright/test';
import { pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { saveData } from '../support/save-data.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { addButton, amountOf, cartButton, cartSheet, openCart, vendorWithMenu } from './cart.ts';

/** Words of the scripts that an add and the cart need. */
const NEEDED = ['This is no longer on the menu.', 'Add another pack'];

/** Which of these words are in no script that the page has fetched since now. */
function lacking(page: Page, words: readonly string[]): () => Promise<string[]> {
  const fetched: Promise<string>[] = [];
  page.on('response', (one) => void (one.url().endsWith('.js') && fetched.push(one.text().catch(() => ''))));
  return async () => {
    const code = (await Promise.all(fetched)).join('\n');
    return words.filter((each) => !code.includes(each));
  };
}

/** Those that the browser had already cost nothing. */
const scriptsFromNetwork = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js') && 'transferSize' in entry && entry.transferSize !== 0)
      .map(({ name }) => name),
  );

/** Slow 4G. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test('on slow 4G an idle page has what the first add and the cart need: a tap waits for no script', async ({
  page,
  request,
}) => {
  const { vendor, plain } = await vendorWithMenu(request);
  await throttle(page);
  const isLacking = lacking(page, NEEDED);
  await visit(page, pathOf(vendor));
  // Each comes when the browser is idle, one after the other.
  await expect.poll(isLacking, { timeout: 60_000, intervals: [100] }).toEqual([]);

  const seen = await scriptsFromNetwork(page);
  await addButton(page, plain[0]).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await openCart(page);
  expect(await scriptsFromNetwork(page)).toEqual(seen);
});

test('where data is saved nothing is fetched ahead, and a tap shows at once while its code comes', async ({
  page,
  request,
}) => {
  const { vendor, plain } = await vendorWithMenu(request);
  const isLacking = lacking(page, NEEDED);
  const lacksToasts = lacking(page, ['Notifications']);
  const asked: string[] = [];
  page.on('request', (one) => void (one.url().includes('/api/customer/') && asked.push(one.url())));
  await saveData(page);
  await visit(page, pathOf(vendor));
  // What tells of a broken line comes before it breaks.
  await expect.poll(lacksToasts).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(await isLacking()).toEqual(NEEDED);
  expect(asked).toEqual([]);

  const { promise: allowed, resolve: letThrough } = Promise.withResolvers<void>();
  await intercept(page, '**/store/static/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  const add = addButton(page, plain[0]);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  expect(await add.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Adding…"');
  await cartButton(page).click();
  await expect(cartButton(page)).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(amountOf(cartSheet(page), plain[0])).toHaveText('1');
  await expect(page.locator('[aria-busy="true"]:is([data-dish], [data-add-dish])')).toHaveCount(0);
});
