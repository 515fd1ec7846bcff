import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens a page and waits until its code runs. */
export async function visit(page: Page, path: string): Promise<Response> {
  const answer = await page.goto(path);
  if (!answer) throw new Error(`${path} gave no answer.`);
  await waitUntilAwake(page);
  return answer;
}

/** Touches the page, for which the code of most of it waits. The page sets the attribute after its first effects. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => 'loadCode' in window);
  await page.evaluate(() => window.dispatchEvent(new Event('click')));
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** The names on the cards of the list, in their order. */
export const cardNames = (page: Page): Locator => page.locator('[data-part="list"] article h2');

const minuteNow = () => Math.floor(Date.now() / 60_000);

/** Lists change with the minute. A comparison of two readings is made again if a minute ended in between. */
export async function inOneMinute(work: () => Promise<void>): Promise<void> {
  for (;;) {
    const minute = minuteNow();
    try {
      await work();
      return;
    } catch (error) {
      if (minuteNow() === minute) throw error;
    }
  }
}

/** Nothing reaches over the right edge of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(screen);
}
