import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** A layer keeps its starting style for one frame before its transition begins. */
export const expectStarted = (layer: Locator) => expect(layer).not.toHaveAttribute('data-starting-style');

/** The layer's box once its transition has ended. */
export async function restingBox(layer: Locator) {
  await expect(layer).toBeVisible();
  await expectStarted(layer);
  await layer.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)));
  const box = await layer.boundingBox();
  if (!box) throw new Error('The layer has no box.');
  return box;
}

type Point = { x: number; y: number };

/** A touch that moves in as many steps as a real one; `meanwhile` happens after the first of them. */
export async function swipe(page: Page, from: Point, to: Point, meanwhile?: () => Promise<void>): Promise<void> {
  const MOVES = 12;
  const finger: CDPSession = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let move = 1; move <= MOVES; move += 1) {
    const part = move / MOVES;
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    if (move === 1) await meanwhile?.();
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
