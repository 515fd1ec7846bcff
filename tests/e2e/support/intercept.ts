import type { Page, Route } from '@playwright/test';

/**
 * Changes what comes back from the network until the returned function is called; that waits for what is under way.
 *
 * The route itself stays. When Playwright takes one down it lets go of the requests under way, and what is then
 * answered a second time fails the test.
 */
export async function changeOnTheWay(
  page: Page,
  what: string | ((url: URL) => boolean),
  change: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const underWay = new Set<Promise<void>>();
  let isChanging = true;
  await page.route(what, async (route) => {
    if (!isChanging) return await route.fallback();
    const changing = change(route);
    underWay.add(changing);
    await changing.finally(() => underWay.delete(changing));
  });
  return async () => {
    isChanging = false;
    await Promise.all(underWay);
  };
}

/** The server's own answers, with something changed in them. */
export const amend = <Data>(page: Page, path: string, change: (data: Data) => Data): Promise<() => Promise<void>> =>
  changeOnTheWay(page, path, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: body.data === null ? body : { ...body, data: change(body.data) } });
  });
