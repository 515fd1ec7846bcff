import type { IncomingHttpHeaders } from 'node:http';

/** What a copy is made of: the tags that are announced when it changes, and when the clock changes it. */
export type Dependencies = { readonly tags: ReadonlySet<string>; readonly until: number };

/** As the API says of a reply, and the storefront of a page. Undefined where it is not known. */
export function dependenciesIn(headers: IncomingHttpHeaders): Dependencies | undefined {
  const { 'x-cache-tags': tags, 'x-cache-until': until } = headers;
  if (typeof tags !== 'string') return undefined;
  return {
    tags: new Set(tags.split(' ').filter(Boolean)),
    until: typeof until === 'string' ? Number(until) : Number.POSITIVE_INFINITY,
  };
}

/** They are between the servers; a browser is not told. */
export function withoutDependencies({
  'x-cache-tags': _tags,
  'x-cache-until': _until,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
