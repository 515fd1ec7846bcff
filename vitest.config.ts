import path from 'node:path';
import { defineConfig } from 'vitest/config';

const ELSEWHERE = ['**/node_modules/**', '**/.next/**', '**/.data/**', 'tests/e2e/**'];

/** What comes by itself may take its time on a slow machine; a test that passes waits no longer than it must. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

// Node 20 has no `navigator`: tests of the cart's queue would wait for ever.
if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error('The tests need the pinned Node: node_modules/.bin/node node_modules/vitest/vitest.mjs run');
}

export default defineConfig({
  test: {
    projects: [
      {
        // As the storefront's own tsconfig has it.
        resolve: {
          alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'apps/storefront/src')}/` }],
        },
        test: {
          ...PATIENCE,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, '**/*.int.test.ts'],
        },
      },
      {
        test: {
          ...PATIENCE,
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ELSEWHERE,
          globalSetup: './packages/server/src/testing/global-setup.ts',
          setupFiles: './packages/server/src/testing/after-each-file.ts',
        },
      },
    ],
  },
});
