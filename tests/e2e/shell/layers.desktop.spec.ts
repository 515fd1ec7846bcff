import { expect } from '@playwright/test';
import { cartDrawer, openCart, vendorWithMenu } from '../cart/cart.ts';
import { accountButton } from '../identity/customer.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { restingBox } from '../support/layers.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('shell.004 shell.013 from 768 on dialogs stand in the middle, drawers at the right; 767 is a phone’s', async ({
  page,
  request,
}) => {
  const { vendor } = await vendorWithMenu(request);
  await visit(page, pathOf(vendor));
  await accountButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const box = await restingBox(dialog);
  expect(box.x + box.width / 2).toBeCloseTo(720, 0);
  expect(box.y + box.height / 2).toBeCloseTo(450, 0);
  await page.mouse.move(box.x + 100, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 320, { steps: 10 });
  await page.mouse.up();
  expect(await restingBox(dialog)).toEqual(box);
  const bar = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const { y, height } = await restingBox(dialog);
    expect(y + height / 2).toBeCloseTo(width < 768 ? 900 - height / 2 : 450, 0);
    await expect(bar).toBeVisible({ visible: width < 768 });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  await (await openCart(page)).getByRole('button', { name: 'All carts', exact: true }).click();
  const right = await restingBox(cartDrawer(page));
  expect(right.x + right.width).toBe(1440);
  expect(right.height).toBe(900);
  expect(right.width).toBeLessThan(500);
  // A click beside it closes it.
  await page.mouse.click(200, 450);
  await expect(cartDrawer(page)).toBeHidden();
});
