import { expect, type Page } from '@playwright/test';
import { pathOf } from '../support/demo-catalog.ts';
import { saveData } from '../support/save-data.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { addButton, openCart, vendorWithMenu } from './cart.ts';

/** Words of the scripts that an add and the cart need. */
const NEEDED = ['This is no longer on the menu.', 'Add another pack'];

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
  const fetched: Promise<string>[] = [];
  const asked: string[] = [];
  page.on('request', (one) => void (one.resourceType() === 'script' && asked.push(one.url())));
  page.on('response', (one) => void (one.url().endsWith('.js') && fetched.push(one.text().catch(() => ''))));
  await visit(page, pathOf(vendor));
  await expect
    .poll(
      async () => {
        const code = (await Promise.all(fetched)).join('\n');
        return NEEDED.filter((words) => !code.includes(words));
      },
      // Each comes when the browser is idle, one after the other.
      { timeout: 60_000 },
    )
    .toEqual([]);

  asked.length = 0;
  await addButton(page, plain[0]).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await openCart(page);
  expect(asked).toEqual([]);
});

test('where data is saved nothing is fetched ahead, and a tap shows at once while its code comes', async ({
  page,
  request,
}) => {
  const { vendor, plain, withOptions } = await vendorWithMenu(request);
  await saveData(page);
  await visit(page, pathOf(vendor));
  let letThrough = (): void => undefined;
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  const add = addButton(page, plain[0]);
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  expect(await add.evaluate((button) => getComputedStyle(button, '::before').content)).toBe('"Adding…"');
  await page.getByRole('button', { name: `Choose options for ${withOptions.name}`, exact: true }).click();
  await expect(page.locator(`[data-dish="${withOptions.id}"]`)).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.getByRole('dialog', { name: withOptions.name })).toBeVisible();
  await expect(page.locator('[aria-busy="true"][data-dish], [aria-busy="true"][data-add-dish]')).toHaveCount(0);
});
