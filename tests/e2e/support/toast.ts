import type { Locator, Page } from '@playwright/test';

/** The toast with these words: another one may still be leaving, and the newest stands first. */
export const toast = (page: Page, kind: 'success' | 'error', words: string): Locator =>
  page.locator(`[data-toast="${kind}"]`).filter({ hasText: words });
