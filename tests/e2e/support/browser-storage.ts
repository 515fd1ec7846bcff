import type { Page } from '@playwright/test';

/** Everything that the browser keeps for the page's origin, as one text; of the caches what is not a built file. */
async function storedInBrowser(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const inCaches: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/store/static/')) continue;
        inCaches[request.url] = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
      }
    }
    const answer = <Value>(asked: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(new Error(asked.error?.message));
      });
    const inDatabases: Record<string, unknown> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const table of database.objectStoreNames) {
        inDatabases[`${name}/${table}`] = await answer(database.transaction(table).objectStore(table).getAll());
      }
      database.close();
    }
    return { local: { ...localStorage }, session: { ...sessionStorage }, inCaches, inDatabases };
  });
  const cookies = (await page.context().cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]);
  return JSON.stringify({ ...kept, cookies });
}

/** Which of these words of somebody's are among it. */
export async function wordsKept(page: Page, words: readonly string[]): Promise<string[]> {
  const kept = await storedInBrowser(page);
  return words.filter((each) => kept.includes(each));
}
