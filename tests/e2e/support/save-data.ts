import type { Page } from '@playwright/test';
import { stackPorts } from './env.ts';

/** Somebody who has chosen to save data: nothing is fetched ahead of a tap. */
export async function saveData(page: Page): Promise<void> {
  const { door } = await stackPorts();
  await page.context().addCookies([{ name: 'data_saver', value: 'on', url: `http://127.0.0.1:${door}/store` }]);
}
