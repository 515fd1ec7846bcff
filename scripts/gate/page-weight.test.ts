import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { firstLoadScripts, weighScripts } from '../../tests/e2e/support/page-weight.ts';

const PAGE = `<!DOCTYPE html><html data-entry="/store/static/entry-1.js"><head>
<link rel="stylesheet" href="/store/static/a.css"/>
</head><body><div id="stage" data-code="/store/static/stage-2.js /store/static/cart-3.js /store/static/entry-1.js"></div>
</body></html>`;

test('the scripts that a page names are found once each, without styles', () => {
  expect(firstLoadScripts(PAGE)).toEqual(
    ['entry-1.js', 'stage-2.js', 'cart-3.js'].map((file) => `/store/static/${file}`),
  );
});

test('the weight is the sum of each file’s gzip', async () => {
  const files: Record<string, Buffer> = {
    '/store/static/a.js': Buffer.from('a'.repeat(50_000)),
    '/store/static/b.js': randomBytes(10_000),
  };
  const html = '<script src="/store/static/a.js"></script><script src="/store/static/b.js"></script>';
  const { totalKb, scripts } = await weighScripts(html, async (src) => files[src] ?? Buffer.alloc(0));
  const sizes = Object.values(files).map((file) => gzipSync(file).byteLength);
  expect(scripts.map(({ bytes }) => bytes)).toEqual(sizes);
  expect(totalKb).toBe(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  expect(totalKb).toBeGreaterThan(10);
});

test('a page without scripts weighs nothing and says so', async () => {
  expect(await weighScripts('<p>none</p>', async () => Buffer.alloc(1))).toEqual({ totalKb: 0, scripts: [] });
});
