import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstLoadScripts, weighScripts } from '../../tests/e2e/support/page-weight.ts';

const PAGE = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/store/static/a.css"/>
<link rel="preload" as="script" fetchPriority="low" href="/store/static/first.js"/>
<link rel="preload" as="font" href="/store/fonts/figtree.woff2"/>
<link rel="modulepreload" href="/store/static/module.js">
<script src="/store/static/first.js" async=""></script>
<script async src='/store/static/second.js?v=1&amp;w=2'></script>
<script src="/store/static/polyfills.js" noModule=""></script>
<script>start("<script src=none>")</script>
</head></html>`;

test('the scripts of a page are found once each, without polyfills, styles, fonts and inline code', () => {
  expect(firstLoadScripts(PAGE)).toEqual([
    '/store/static/first.js',
    '/store/static/module.js',
    '/store/static/second.js?v=1&w=2',
  ]);
});

test('the weight is the sum of each file’s gzip', async () => {
  const files: Record<string, Buffer> = { '/a.js': Buffer.from('a'.repeat(50_000)), '/b.js': randomBytes(10_000) };
  const html = '<script src="/a.js"></script><script src="/b.js"></script>';
  const { totalKb, scripts } = await weighScripts(html, async (src) => files[src] ?? Buffer.alloc(0));
  const sizes = Object.values(files).map((file) => gzipSync(file).byteLength);
  expect(scripts.map(({ bytes }) => bytes)).toEqual(sizes);
  expect(totalKb).toBe(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  expect(totalKb).toBeGreaterThan(10);
});

test('a page without scripts weighs nothing and says so', async () => {
  expect(await weighScripts('<p>none</p>', async () => Buffer.alloc(1))).toEqual({ totalKb: 0, scripts: [] });
});
