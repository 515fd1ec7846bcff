import { expect } from '@playwright/test';
import { cartDrawer, openCart } from '../cart/cart.ts';
import { accountButton } from '../identity/customer.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { dishWithChoices, pathOf } from '../support/demo-catalog.ts';
import { expectStarted, restingBox, swipe } from '../support/layers.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('shell.004 on a phone a dialog slides up from the bottom and is swiped down', async ({ page }) => {
    await visit(page, '/store');
    const { height } = page.viewportSize() ?? { height: 0 };
    // The first tap loads the dialog's code and shows it without a transition.
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await accountButton(page).tap();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(dialog).toBeHidden();
    // Slow enough to be measured in the middle of its transition.
    const slow = await page.addStyleTag({ content: '[role=dialog] { transition-duration: 1000s !important }' });
    await accountButton(page).tap();
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.y).toBeGreaterThan(height - 60);
    await expectStarted(dialog);
    await dialog.evaluate((node) => node.getAnimations().map((animation) => animation.finish()));
    await slow.evaluate((style) => (style as Element).remove());
    const box = await restingBox(dialog);
    expect(box.x).toBe(0);
    expect(box.width).toBe(360);
    expect(box.y + box.height).toBeCloseTo(height, 0);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await swipe(page, { x: 120, y: box.y + 30 }, { x: 120, y: box.y + 26 });
    expect(await restingBox(dialog)).toEqual(box);
    await swipe(page, { x: 120, y: box.y + 30 }, { x: 120, y: box.y + box.height - 20 });
    await expect(dialog).toBeHidden();
    await expect(accountButton(page)).toBeFocused();
  });

  test('a long sheet can be read at 200 %, and a finger scrolls it before it closes; a drawer is swiped down', async ({
    page,
    request,
  }) => {
    const { vendor, dish } = await dishWithChoices(request);
    // A window of 1440 × 900 at a zoom of 200 %.
    await page.setViewportSize({ width: 720, height: 450 });
    await visit(page, `${pathOf(vendor)}?dish=${dish.id}`);
    const sheet = page.getByRole('dialog', { name: dish.name });
    const options = sheet.getByRole('listitem');
    await expect(options.first()).toBeAttached();
    await restingBox(sheet);
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, LAYER);
    await options.last().scrollIntoViewIfNeeded();
    await expect(options.last()).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 360, height: 500 });
    await options.first().scrollIntoViewIfNeeded();
    await restingBox(sheet);
    const scrolled = () =>
      sheet.evaluate((node) => Math.max(...[...node.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)));
    await swipe(page, { x: 120, y: 350 }, { x: 120, y: 100 });
    await expect.poll(scrolled).toBeGreaterThan(100);
    await swipe(page, { x: 120, y: 150 }, { x: 120, y: 220 });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.setViewportSize({ width: 360, height: 740 });
    await (await openCart(page)).getByRole('button', { name: 'All carts', exact: true }).click();
    expect(await restingBox(cartDrawer(page))).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    // What the finger touched is replaced meanwhile, as a skeleton is.
    const touched = page.getByText('Add items to get started');
    const { y } = (await touched.boundingBox()) ?? { y: 0 };
    await swipe(page, { x: 120, y: y + 5 }, { x: 120, y: 700 }, () =>
      touched.evaluate((node) => node.replaceWith(node.cloneNode(true))),
    );
    await expect(cartDrawer(page)).toBeHidden();
  });
});
