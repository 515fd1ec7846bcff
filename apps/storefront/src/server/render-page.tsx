import { renderToString } from 'react-dom/server';
import { recordDependencies } from '@/shared/api/page-dependencies.ts';
import { rawCookie } from '@/shared/browser/cookie.ts';
import { PLACE_COOKIE, readPlace } from '@/shared/browser/place-cookie.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';
import { SavesData } from '@/shared/ui/saves-data.ts';
import { NOT_FOUND, notFoundPage } from '../pages/not-found.page.tsx';
import type { Page, PageRequest, Shown } from '../pages/page.ts';
import { ROUTES } from '../routes.ts';
import type { BuiltFiles } from './built-files.ts';
import { Document } from './document.tsx';

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

/** Its path as a pattern: the path itself can hold what is personal. */
export const pathOfPage = (url: URL): string => findPage(url).page.path;

/** A parameter that is given twice has both values. */
const parametersOf = ({ searchParams }: URL): PageParameters =>
  Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first, ...others] = searchParams.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );

type Asked = {
  readonly url: URL;
  readonly cookies: string;
  readonly savesData: boolean;
  readonly traceparent?: string | undefined;
};

function htmlOf(
  { head, tree, code, belongsTo }: Shown,
  { url: { pathname }, savesData }: Asked,
  files: BuiltFiles,
): string {
  const page = renderToString(
    <SavesData value={savesData}>
      <Document
        head={head}
        path={belongsTo ?? pathname}
        savesData={savesData}
        files={files}
        code={files.code[code ?? 'stage']}
      >
        {tree}
      </Document>
    </SavesData>,
  );
  return `<!DOCTYPE html>${page}`;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** The page of an address, with the tags of all that it is made of. */
export async function renderPage(asked: Asked, files: BuiltFiles): Promise<Rendered> {
  const { page, params } = findPage(asked.url);
  const place = readPlace(rawCookie(asked.cookies, PLACE_COOKIE));
  const request = { params, parameters: parametersOf(asked.url), place };
  const { result: loaded, headers } = await recordDependencies(() => page.load(request), asked.traceparent);
  if (loaded === 'not found') return { status: 404, html: htmlOf(NOT_FOUND, asked, files), headers: HTML };
  if ('movedTo' in loaded) return { status: loaded.status, headers: { location: BASE_PATH + loaded.movedTo } };
  // For the front door: whom the page is for.
  const forPlace = loaded.head.place === undefined ? {} : { 'x-place': loaded.head.place };
  return {
    status: loaded.status ?? 200,
    html: htmlOf(loaded, asked, files),
    headers: { ...HTML, ...headers, ...forPlace },
  };
}
