import { gzipSync } from 'node:zlib';

/** React alone weighs 60 KB: less than that means that the scripts were not found, not that the page got lighter. */
export const BELIEVABLE_KB = 60;

/** Addresses of the script files that a page names, each once: its entry, and the code that follows it. */
export const firstLoadScripts = (html: string): string[] => [
  ...new Set(html.match(/\/store\/static\/[\w./~%-]+\.js/g) ?? []),
];

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
