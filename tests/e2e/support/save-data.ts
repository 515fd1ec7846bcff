import type { Page } from '@playwright/test';

/** Somebody who has chosen to save data: nothing is fetched ahead of a tap. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('data_saver', 'on'));
