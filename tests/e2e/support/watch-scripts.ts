import type { Page } from '@playwright/test';

/**
 * Tells which of the scripts that the page has fetched since hold the words, by address. They are read from the server:
 * Chromium forgets what a page had received when the next one is loaded.
 */
export function watchScripts(page: Page): (words: string) => Promise<string[]> {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) fetched.add(response.url());
  });
  return async (words) => {
    const found: string[] = [];
    for (const url of [...fetched]) if ((await (await page.request.get(url)).text()).includes(words)) found.push(url);
    return found;
  };
}
