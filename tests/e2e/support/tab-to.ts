import type { Locator } from '@playwright/test';

/** No screen has more places to stop at. */
const MOST_STOPS = 60;

/** By keyboard alone, as far as it takes. */
export async function tabTo(target: Locator): Promise<void> {
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target.toString()}.`);
}
