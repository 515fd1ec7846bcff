import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const ANALYTICS = join(ROOT, 'apps/storefront/src/shared/analytics');
const SIGNER = /aws4_request/;

/** On every page anyway: who is signed in, and which page is shown. */
const IS_THERE_ANYWAY = /\/browser\/shown-page|\/api\//;

/** The code that every page loads for tracking, and what it imports when the first batch goes. */
async function trackingCode(): Promise<{ readonly first: string; readonly later: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(ANALYTICS, 'start-analytics.ts'), formats: ['es'] },
      minify: true,
      rolldownOptions: { external: (id) => IS_THERE_ANYWAY.test(id) },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const chunks = (bundle?.output ?? []).flatMap((each) => (each.type === 'chunk' ? [each] : []));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const codeOf = (wanted: boolean) =>
    chunks
      .filter((chunk) => wanted === (chunk === entry || entry?.imports.includes(chunk.fileName) === true))
      .map(({ code }) => code)
      .join('\n');
  return { first: codeOf(true), later: codeOf(false) };
}

test('tracking adds at most 6 KB to the parts that every page loads; the signer comes with the first batch', async () => {
  const { first, later } = await trackingCode();
  expect(first).toMatch(/IntersectionObserver/);
  expect(first).not.toMatch(SIGNER);
  expect(later).toMatch(SIGNER);
  expect(gzipSync(first).byteLength).toBeLessThanOrEqual(6_000);
});
