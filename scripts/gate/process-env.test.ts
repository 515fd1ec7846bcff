import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { environmentReaders, linesReadingEnvironment } from './process-env.ts';

test.each([
  'process.env.PORT',
  "process['env'].PORT",
  'globalThis.process.env',
  'import.meta.env.MODE',
  'const { env } = process;',
  'const { env: settings } = process;',
  "import { env } from 'node:process';",
  "import { env as settings } from 'process';",
])('reading the environment by %s is seen', (text) => {
  expect(linesReadingEnvironment('a.ts', `// first line\n${text}\n`)).toEqual([2]);
});

test.each([
  '// process.env is for env.ts',
  "const text = 'process.env';",
  "import { env } from './env.ts'; env.PORT;",
  'const { argv } = process;',
  'new URL(import.meta.url).pathname;',
  'page.env;',
])('%s reads no environment', (text) => {
  expect(linesReadingEnvironment('a.ts', text)).toEqual([]);
});

test('only files called env.ts, tests and the bootstrap may read it', () => {
  const tree = mkdtempSync(join(tmpdir(), 'process-env-'));
  const paths = [
    'apps/api/src/env.ts',
    'apps/api/src/main.ts',
    'apps/api/src/main.test.ts',
    'apps/api/node_modules/dependency/index.js',
    'apps/storefront/build-site.ts',
    'apps/storefront/src/pages/home.page.tsx',
    'apps/storefront/dist/server/main.js',
    'scripts/bootstrap.mjs',
    'scripts/other.mjs',
    'vitest.config.ts',
  ];
  for (const path of paths) {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), 'export const port = process.env.PORT;\n');
  }
  expect(environmentReaders(tree)).toEqual([
    'apps/api/src/main.ts:1',
    'apps/storefront/build-site.ts:1',
    'apps/storefront/src/pages/home.page.tsx:1',
    'scripts/other.mjs:1',
    'vitest.config.ts:1',
  ]);
  rmSync(tree, { recursive: true });
});
