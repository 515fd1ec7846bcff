import { renderToString } from 'react-dom/server';
import { recordDependencies } from '@/shared/api/page-dependencies.ts';
import { rawCookie } from '@/shared/browser/cookie.ts';
import { PLACE_COOKIE, readPlace } from '@/shared/browser/place-cookie.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';
import { ROUTES } from '../routes.ts';
import { notFoundPage } from '../site/not-found.page.tsx';
import type { BuiltFiles } from './built-files.ts';
import { Document } from './document.tsx';
import type { Page, PageRequest, Shown } from './page.ts';
import { PagePath } from './page-path.ts';

export type Rendered = {
  readonly status: number;
  readonly html?: string;
  readonly headers: Readonly<Record<string, string>>;
};

const PATTERNS = ROUTES.map((page) => ({
  page,
  pattern: new URLPattern({ pathname: page.path === '/' ? BASE_PATH : BASE_PATH + page.path }),
}));

function findPage({ pathname }: URL): { readonly page: Page; readonly params: PageRequest['params'] } {
  for (const { page, pattern } of PATTERNS) {
    const found = pattern.exec({ pathname });
    if (found) return { page, params: found.pathname.groups };
  }
  return { page: notFoundPage, params: {} };
}

/** A parameter that is given twice has both values. */
const parametersOf = ({ searchParams }: URL): PageParameters =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first, ...others] = searchParams.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );

function htmlOf({ head, tree }: Shown, { pathname }: URL, files: BuiltFiles): string {
  const page = renderToString(
    <PagePath value={pathname.slice(BASE_PATH.length) || '/'}>
      <Document head={head} files={files}>
        {tree}
      </Document>
    </PagePath>,
  );
  return `<!DOCTYPE html>${page}`;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The page of an address, with the tags of all that it is made of. */
export async function renderPage(url: URL, cookies: string, files: BuiltFiles): Promise<Rendered> {
  const { page, params } = findPage(url);
  const request = { params, parameters: parametersOf(url), place: readPlace(rawCookie(cookies, PLACE_COOKIE)) };
  const { result: loaded, headers } = await recordDependencies(() => page.load(request));
  if (loaded === 'not found') {
    const { result } = await recordDependencies(() => notFoundPage.load(request));
    return { status: 404, html: htmlOf(result as Shown, url, files), headers: HTML };
  }
  if ('movedTo' in loaded) return { status: loaded.status, headers: { location: BASE_PATH + loaded.movedTo } };
  const status = page === notFoundPage ? 404 : (loaded.status ?? 200);
  return { status, html: htmlOf(loaded, url, files), headers: { ...HTML, ...headers } };
}
