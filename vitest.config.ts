import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Of other tools, or not ours. */
const EXCLUDED = ['**/node_modules/**', '**/.next/**', '**/.data/**', 'tests/e2e/**'];

/** Generous for a slow machine; a test that passes does not wait for them. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

// Node 20 has no `navigator`: tests of the cart's queue would wait for ever.
if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error('The tests need the pinned Node: node_modules/.bin/node node_modules/vitest/vitest.mjs run');
}

const UNIT = globSync('**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (name) => /(^|\/)(node_modules|\.next|\.data|e2e)$|\.int\.test\.ts$/.test(name),
});

/** A file that changes globals, modules or the process would change them for the next file of its worker. */
const CHANGES_GLOBALS =
  /\bvi\.(mock|doMock|stub|resetModules|useFakeTimers)|globalThis|process\.|@vitest-environment|\/testing\//;
const ISOLATED = UNIT.filter((file) =>
  CHANGES_GLOBALS.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);

const unit = {
  ...TIMEOUTS,
  // As in the storefront's tsconfig.json.
  alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'apps/storefront/src')}/` }],
};

export default defineConfig({
  test: {
    // Vitest's default leaves one core to itself, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // A worker that is reused saves most of a pure file's time: loading its modules.
      { test: { ...unit, name: 'unit', isolate: false, include: UNIT.filter((file) => !ISOLATED.includes(file)) } },
      { test: { ...unit, name: 'unit-isolated', include: ISOLATED } },
      {
        test: {
          ...TIMEOUTS,
          name: 'integration',
          // Each file has a database and an API of its own, and changes no globals.
          isolate: false,
          include: ['**/*.int.test.ts'],
          exclude: EXCLUDED,
          globalSetup: './packages/server/src/testing/global-setup.ts',
          setupFiles: './packages/server/src/testing/after-each-file.ts',
        },
      },
    ],
  },
});
