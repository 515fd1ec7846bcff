import type { Page, Route } from '@playwright/test';

/**
 * Handles matching requests until the returned function is called, which waits for those in flight.
 *
 * The route itself stays: `unroute` lets requests in flight go on, and fulfilling one of them afterwards fails the test.
 */
export async function intercept(
  page: Page,
  what: string | RegExp | ((url: URL) => boolean),
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const inFlight = new Set<Promise<void>>();
  let isActive = true;
  await page.route(what, async (route) => {
    if (!isActive) return await route.fallback();
    const handling = handle(route);
    inFlight.add(handling);
    await handling.finally(() => inFlight.delete(handling));
  });
  return async () => {
    isActive = false;
    await Promise.all(inFlight);
  };
}

/** Changes the data of the server's responses. */
export const rewriteResponse = <Data>(
  page: Page,
  path: string,
  change: (data: Data) => Data,
): Promise<() => Promise<void>> =>
  intercept(page, path, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Data };
    await route.fulfill({ response, json: body.data === null ? body : { ...body, data: change(body.data) } });
  });
