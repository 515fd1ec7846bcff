import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNoSidewaysScroll } from './visit.ts';

/** An open dialog or drawer. The page behind it is looked at by itself. */
export const LAYER = '[role="dialog"]:not([popover])';

/**
 * Axe finds nothing wrong, and nothing is wider than the screen. In the light scheme: the palette's own test holds the
 * contrast of both.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Legacy mode runs in the page. The other mode opens a second page to gather frames, and there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))).toEqual([]);
  await expectNoSidewaysScroll(page);
}
