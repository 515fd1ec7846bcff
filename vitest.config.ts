import path from 'node:path';
import { defineConfig } from 'vitest/config';

const ELSEWHERE = ['**/node_modules/**', '**/.next/**', '**/.data/**', 'tests/e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        // As the storefront's own tsconfig has it.
        resolve: {
          alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'apps/storefront/src')}/` }],
        },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, '**/*.int.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: ELSEWHERE,
          globalSetup: './packages/server/src/testing/global-setup.ts',
          setupFiles: './packages/server/src/testing/after-each-file.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
