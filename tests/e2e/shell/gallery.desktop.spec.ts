import { expect, test } from '@playwright/test';
import { openGallery, restingBox } from '../support/gallery.ts';

test('shell.004 a dialog stands in the middle of a desktop', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const box = await restingBox(page, 'dialog', 'Promo code');
  expect(box.x + box.width / 2).toBeCloseTo(720, 0);
  expect(box.y + box.height / 2).toBeCloseTo(450, 0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
});

for (const { width, place } of [
  { width: 767, place: 'on the bottom' },
  { width: 768, place: 'in the middle' },
]) {
  test(`shell.013 at a width of ${width} a dialog stands ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    const box = await restingBox(page, 'dialog', 'Promo code');
    const middle = box.y + box.height / 2;
    expect(middle).toBeCloseTo(width < 768 ? 900 - box.height / 2 : 450, 0);
    await page.keyboard.press('Escape');
    const bar = page.locator('body > div > nav');
    await expect(bar).toBeVisible({ visible: width < 768 });
  });
}

test('a mouse does not drag a centred dialog away', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open dialog' }).click();
  const box = await restingBox(page, 'dialog', 'Promo code');
  await page.mouse.move(box.x + 100, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 320, { steps: 10 });
  await page.mouse.up();
  expect(await restingBox(page, 'dialog', 'Promo code')).toEqual(box);
});

test('a drawer stands at the right, as high as the screen', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open drawer' }).click();
  const box = await restingBox(page, 'dialog', 'Your carts');
  expect(box.x + box.width).toBe(1440);
  expect(box.height).toBe(900);
  expect(box.width).toBeLessThan(500);
});

test('a click beside a layer closes it', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open drawer' }).click();
  await restingBox(page, 'dialog', 'Your carts');
  await page.mouse.click(200, 450);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('toast', () => {
  const TOASTS = '[data-toast]:not([data-leaving])';
  const LAST_MS = { Blank: 4000, Error: 4000, Custom: 4000, Success: 2000 };

  test('shell.014 blank, error and custom last 4000 ms, success 2000', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    for (const [kind, duration] of Object.entries(LAST_MS)) {
      await page.getByRole('button', { name: kind, exact: true }).click();
      await expect(page.locator(TOASTS), kind).toHaveCount(1);
      await page.clock.runFor(duration - 1);
      await expect(page.locator(TOASTS), kind).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(page.locator(TOASTS), kind).toHaveCount(0);
    }
  });

  test('shell.014 Loading stays until something takes its place', async ({ page }) => {
    await page.clock.install();
    await openGallery(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.getByRole('button', { name: 'Loading', exact: true }).click();
    await expect(page.getByText('Saving your address…')).toBeVisible();
    await page.clock.runFor(600_000);
    await expect(page.getByText('Saving your address…')).toBeVisible();
    await page.getByRole('button', { name: 'Loaded', exact: true }).click();
    await expect(page.getByText('Address saved')).toBeVisible();
    await expect(page.getByText('Saving your address…')).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(page.locator(TOASTS)).toHaveCount(0);
  });

  test('shell.014 at most 20 show at once', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Twenty-five' }).click();
    await expect(page.locator(TOASTS)).toHaveCount(20);
    await expect(page.getByText('Toast 25', { exact: true })).toBeVisible();
  });

  test('a message that is up already is not stacked: it is heard once, and lasts from the last time', async ({
    page,
  }) => {
    await page.clock.install();
    await openGallery(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const say = () => page.getByRole('button', { name: 'Error', exact: true }).click();
    await say();
    const alert = page.getByRole('alert').filter({ hasText: 'Error deleting pack' });
    // A reader speaks when an alert comes or its words change: none of it may be touched.
    await alert.evaluate((element) => {
      new MutationObserver(() => element.setAttribute('data-changed', '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.clock.runFor(3000);
    await say();
    await expect(page.locator(TOASTS)).toHaveCount(1);
    await page.clock.runFor(3999);
    await expect(page.locator(TOASTS)).toHaveCount(1);
    await expect(alert).not.toHaveAttribute('data-changed');
    await page.clock.runFor(1);
    await expect(page.locator(TOASTS)).toHaveCount(0);
  });

  test('speaks up for an error and waits its turn for the rest', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Error', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error deleting pack' })).toBeVisible();
    await page.getByRole('button', { name: 'Success', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Pack deleted successfully' })).toBeVisible();
  });
});

test.describe('primitives', () => {
  test('tabs follow the arrow keys', async ({ page }) => {
    await openGallery(page);
    const tabs = page.getByRole('region', { name: 'Light' }).getByRole('tablist', { name: 'Carts' });
    await tabs.getByRole('tab', { name: 'Carts' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Saved items' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Saved items' })).toHaveText('Nothing saved yet.');
    await page.keyboard.press('End');
    await expect(tabs.getByRole('tab', { name: 'Past orders' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'Carts' })).toHaveAttribute('aria-selected', 'true');
  });

  test('radio cards are chosen by arrow and by a tap anywhere on the card', async ({ page }) => {
    await openGallery(page);
    const group = page.getByRole('region', { name: 'Light' }).getByRole('radiogroup', { name: 'Payment method' });
    const wallet = group.getByRole('radio', { name: 'Wallet' });
    await expect(wallet).toHaveAccessibleDescription('Balance ₦12,400.00');
    await wallet.focus();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: 'Card ending 4081' })).toBeChecked();
    await group.getByText('Balance ₦12,400.00').click();
    await expect(wallet).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Mobile money' })).toBeDisabled();
  });

  test('a field says its hint and why it was refused', async ({ page }) => {
    await openGallery(page);
    const light = page.getByRole('region', { name: 'Light' });
    await expect(light.getByLabel('Delivery instructions')).toHaveAccessibleDescription('The rider sees this.');
    const phone = light.getByLabel('Phone number');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).toHaveAccessibleDescription('Enter a valid phone number');
  });

  test('a stepper stops at its ends and says its number', async ({ page }) => {
    await openGallery(page);
    const stepper = page.getByRole('region', { name: 'Light' }).getByRole('group', { name: 'Quantity of Jollof rice' });
    for (let clicks = 0; clicks < 4; clicks += 1) await stepper.getByRole('button', { name: 'Add one' }).click();
    await expect(stepper.getByRole('status')).toHaveText('5');
    await expect(stepper.getByRole('button', { name: 'Add one' })).toBeDisabled();
  });

  test('a chip is pressed and let go', async ({ page }) => {
    await openGallery(page);
    const chip = page.getByRole('region', { name: 'Light' }).getByRole('button', { name: 'Open now' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  });

  test('Retry says that it is trying and keeps the focus', async ({ page }) => {
    await openGallery(page);
    const state = page.getByRole('region', { name: 'Light' }).locator('[data-specimen="Error state"]');
    await state.getByRole('button', { name: 'Retry' }).click();
    const busy = state.getByRole('button', { name: 'Trying again…' });
    await expect(busy).toBeFocused();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
  });
});

test.describe('without motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves for those who ask for that', async ({ page }) => {
    await openGallery(page);
    await page.getByRole('button', { name: 'Open dialog' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
