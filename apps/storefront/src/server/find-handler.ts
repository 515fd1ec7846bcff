import { BASE_PATH } from '@/shared/config/base-path.ts';
import { HANDLERS } from './handlers/routes.ts';

const PATTERNS = HANDLERS.map((handler) => ({
  handler,
  pattern: new URLPattern({ pathname: BASE_PATH + handler.path }),
}));

type Handle = (request: Request) => Response | Promise<Response>;

function find(method: string | undefined, { pathname }: URL) {
  for (const { handler, pattern } of PATTERNS) {
    if (handler.method !== (method === 'HEAD' ? 'GET' : method)) continue;
    const found = pattern.exec({ pathname });
    if (found) return { handler, params: found.pathname.groups };
  }
  return undefined;
}

/** What answers an address that is no page. */
export function findHandler(method: string | undefined, url: URL): Handle | undefined {
  const found = find(method, url);
  return found && ((request) => found.handler.handle(request, found.params));
}

/** Its path as a pattern: the path itself can hold what is personal. */
export const pathOfHandler = (method: string | undefined, url: URL): string | undefined =>
  find(method, url)?.handler.path;
