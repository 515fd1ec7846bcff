import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPath } from './request-target.ts';

/** The storefront names the parameters that shape its pages, and its build hands the list over. */
export async function readPageParameters(build: string): Promise<string[]> {
  const file = join(build, 'page-parameters.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The front door cannot start, because the storefront's build has no ${file}.`);
  });
  return Object.keys(JSON.parse(text) as object);
}

const withQuery = (path: string, query: URLSearchParams) => (query.size > 0 ? `${path}?${query.toString()}` : path);

/** What shapes a page, in one form: its path, and each parameter that pages read, once and in one order. */
export function pageAddress(url: string, parameters: readonly string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://front-door');
  const shaping = new URLSearchParams();
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value !== null) shaping.set(name, value);
  }
  return withQuery(pathname, shaping);
}

/** Where a page has moved to, with the parameters that it was not told of; undefined where that is not on our origin. */
export function movedAddress(location: string, url: string, parameters: readonly string[]): string | undefined {
  if (!isPath(location)) return undefined;
  const { pathname, searchParams, hash } = new URL(location, 'http://front-door');
  for (const [name, value] of new URL(url, 'http://front-door').searchParams) {
    if (!parameters.includes(name)) searchParams.append(name, value);
  }
  return withQuery(pathname, searchParams) + hash;
}
