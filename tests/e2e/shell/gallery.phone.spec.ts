import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { expectStarted, openGallery, restingBox } from '../support/gallery.ts';

type Point = { x: number; y: number };

/** A finger on the screen, in as many moves as a real one makes. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const MOVES = 12;
  const finger: CDPSession = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let move = 1; move <= MOVES; move += 1) {
    const part = move / MOVES;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

test('shell.004 a dialog slides up and rests on the bottom of a phone', async ({ page }) => {
  await openGallery(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  // Slow enough to be met on its way.
  await page.addStyleTag({ content: '[role=dialog] { transition-duration: 1000s !important }' });
  await page.getByRole('button', { name: 'Open dialog' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Promo code' });
  await expect(dialog).toBeVisible();
  const onItsWay = await dialog.boundingBox();
  expect(onItsWay?.y).toBeGreaterThan(height - 60);
  await expectStarted(dialog);
  await dialog.evaluate((node) => node.getAnimations().map((animation) => animation.finish()));
  const box = await restingBox(page, 'dialog', 'Promo code');
  expect(box.x).toBe(0);
  expect(box.width).toBe(360);
  expect(box.y + box.height).toBeCloseTo(height, 0);
});

test('a swipe down closes a dialog', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open dialog' }).tap();
  const box = await restingBox(page, 'dialog', 'Promo code');
  await swipe(page, { x: 120, y: box.y + 30 }, { x: 120, y: box.y + box.height - 20 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();
});

test('a dialog that was hardly moved settles back', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open long dialog' }).tap();
  const box = await restingBox(page, 'dialog', 'A long list');
  await swipe(page, { x: 120, y: box.y + 30 }, { x: 120, y: box.y + 26 });
  expect(await restingBox(page, 'dialog', 'A long list')).toEqual(box);
});

test('a finger inside a long dialog scrolls it before it closes it', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open long dialog' }).tap();
  await restingBox(page, 'dialog', 'A long list');
  const list = page.getByRole('dialog').getByRole('list');
  await swipe(page, { x: 120, y: 600 }, { x: 120, y: 250 });
  await expect(list.getByText('Dish 1', { exact: true })).not.toBeInViewport();
  await swipe(page, { x: 120, y: 300 }, { x: 120, y: 500 });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a drawer covers the phone and is swiped down', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Open drawer' }).tap();
  expect(await restingBox(page, 'dialog', 'Your carts')).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await swipe(page, { x: 120, y: 200 }, { x: 120, y: 700 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the bottom bar stays within reach of a thumb', async ({ page }) => {
  await openGallery(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/store');
});

test('a finger finds every button and link', async ({ page }) => {
  await openGallery(page);
  const boxes = await page.locator('main :is(button, a, [role=tab], [role=radio]):visible').evaluateAll((nodes) =>
    nodes.map((node) => {
      // A radio is tapped anywhere on its card.
      const { width, height } = (node.closest('label') ?? node).getBoundingClientRect();
      return { text: node.textContent, width, height };
    }),
  );
  expect(boxes.length).toBeGreaterThan(40);
  expect(boxes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
});

test('nothing is wider than the screen', async ({ page }) => {
  await openGallery(page);
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: window.innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
});
