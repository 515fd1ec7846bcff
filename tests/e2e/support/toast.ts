import type { Locator, Page } from '@playwright/test';

/** By its text: another toast may still be fading out. */
export const toast = (page: Page, kind: 'success' | 'error', words: string): Locator =>
  page.locator(`[data-toast="${kind}"]`).filter({ hasText: words });
