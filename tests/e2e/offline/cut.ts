import type { Page } from '@playwright/test';
import { intercept } from '../support/intercept.ts';

/** On a line that comes and goes: what is sent does not arrive, or it does and what comes back is lost. */
export type LostPart = 'request' | 'answer';

type Mend = () => Promise<void>;

const isRead = (method: string) => method === 'GET';

function lose(page: Page, path: RegExp, part: LostPart, isLost: (method: string) => boolean): Promise<Mend> {
  return intercept(
    page,
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (!isLost(route.request().method())) return route.fallback();
      // The server does its work, and nobody hears of it.
      if (part === 'answer') await route.fetch();
      await route.abort('connectionreset');
    },
  );
}

/** Loses all that the page writes at these addresses, until the returned function is called. */
export const loseWrites = (page: Page, path: RegExp, part: LostPart): Promise<Mend> =>
  lose(page, path, part, (method) => !isRead(method));

/** Loses the first thing that the page reads there. */
export function loseOnce(page: Page, path: RegExp, part: LostPart): Promise<Mend> {
  let lost = 0;
  return lose(page, path, part, (method) => {
    if (isRead(method)) lost += 1;
    return isRead(method) && lost === 1;
  });
}
