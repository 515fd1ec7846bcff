import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPath, plainPath } from './request-target.ts';

/** The values that a parameter can have; words about it where it can have any. */
export type PageParameters = Readonly<Record<string, string | readonly string[]>>;

/** The storefront names the parameters that shape its pages, and its build hands the list over. */
export async function readPageParameters(build: string): Promise<PageParameters> {
  const file = join(build, 'page-parameters.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The front door cannot start, because the storefront's build has no ${file}.`);
  });
  return JSON.parse(text) as PageParameters;
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query.toString()}` : path);

/**
 * What shapes a page, in one form: its path, and each parameter that pages read, once and in one order. A value that the
 * parameter cannot have is as good as none.
 */
export function pageAddress(url: string, parameters: PageParameters): string {
  const { pathname, searchParams } = new URL(url, 'http://front-door');
  const shaping = new URLSearchParams();
  for (const [name, values] of Object.entries(parameters)) {
    const value = searchParams.get(name);
    if (value !== null && (typeof values === 'string' || values.includes(value))) shaping.set(name, value);
  }
  return withQuery(plainPath(pathname), shaping);
}

/** Where a page has moved to, with the parameters that it was not told of; undefined where that is not on our origin. */
export function movedAddress(location: string, url: string, parameters: PageParameters): string | undefined {
  if (!isPath(location)) return undefined;
  const { pathname, searchParams, hash } = new URL(location, 'http://front-door');
  for (const [name, value] of new URL(url, 'http://front-door').searchParams) {
    if (!Object.hasOwn(parameters, name)) searchParams.append(name, value);
  }
  return withQuery(pathname, searchParams) + hash;
}
