import { gzipSync } from 'node:zlib';

/** React alone weighs 68 KB: less than that means that the scripts were not found, not that the page got lighter. */
export const BELIEVABLE_KB = 68;

const INLINE_CODE = /(<script\b[^>]*>)[\s\S]*?<\/script>/gi;
const TAG = /<(script|link)\b([^>]*)>/gi;

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+)))?(?=\\s|/|$)`, 'i').exec(
    attributes,
  );
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}

function scriptOf(tag: string, attributes: string): string | undefined {
  // Polyfills for browsers without modules are never fetched by the others.
  if (attribute(attributes, 'nomodule') !== undefined) return undefined;
  if (tag === 'script') return attribute(attributes, 'src');
  const rel = attribute(attributes, 'rel');
  const isScript = rel === 'modulepreload' || (rel === 'preload' && attribute(attributes, 'as') === 'script');
  return isScript ? attribute(attributes, 'href') : undefined;
}

/** Addresses of the script files that a page makes a browser fetch, each once. */
export function firstLoadScripts(html: string): string[] {
  const found = [...html.replace(INLINE_CODE, '$1').matchAll(TAG)].map(([, tag, attributes]) =>
    scriptOf((tag ?? '').toLowerCase(), attributes ?? ''),
  );
  return [...new Set(found.filter((src) => src !== undefined))].map((src) => src.replaceAll('&amp;', '&'));
}

export type Weighed = { readonly src: string; readonly bytes: number };

/** Each file by itself, as it travels. Whatever encoding the server chose, the same measure: gzip. */
export async function weighScripts(
  html: string,
  fetchScript: (src: string) => Promise<Buffer>,
): Promise<{ readonly totalKb: number; readonly scripts: readonly Weighed[] }> {
  const scripts: Weighed[] = [];
  for (const src of firstLoadScripts(html)) scripts.push({ src, bytes: gzipSync(await fetchScript(src)).byteLength });
  return { totalKb: scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, scripts };
}
