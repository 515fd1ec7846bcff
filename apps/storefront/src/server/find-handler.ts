import { BASE_PATH } from '@/shared/config/base-path.ts';
import { HANDLERS } from './handlers/routes.ts';

const PATTERNS = HANDLERS.map((handler) => ({
  handler,
  pattern: new URLPattern({ pathname: BASE_PATH + handler.path }),
}));

type Handle = (request: Request) => Response | Promise<Response>;

/** What answers an address that is no page. */
export function findHandler(method: string | undefined, { pathname }: URL): Handle | undefined {
  for (const { handler, pattern } of PATTERNS) {
    if (handler.method !== (method === 'HEAD' ? 'GET' : method)) continue;
    const found = pattern.exec({ pathname });
    if (found) return (request) => handler.handle(request, found.pathname.groups);
  }
  return undefined;
}
