import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The gallery with its code running. */
export async function openGallery(page: Page): Promise<void> {
  await page.goto('/store/gallery');
  await expect(page.getByRole('region', { name: 'Layers' })).toHaveAttribute('data-ready', 'true');
}

/** A layer stands at its beginning for a frame before it moves: nothing moves then either. */
export const expectStarted = (layer: Locator) => expect(layer).not.toHaveAttribute('data-starting-style');

/** Where an element stands on the screen once it no longer moves. */
export async function restingBox(page: Page, role: 'dialog', name: string) {
  const element = page.getByRole(role, { name });
  await expect(element).toBeVisible();
  await expectStarted(element);
  await element.evaluate((node) => Promise.all(node.getAnimations().map((animation) => animation.finished)));
  const box = await element.boundingBox();
  if (!box) throw new Error(`${name} has no box`);
  return box;
}
