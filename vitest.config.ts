import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** They take longest and mostly wait: begun last, one of them would keep one core busy while the other has no work left. */
const LONGEST = ['chaos.int.test.ts', 'up.int.test.ts', 'embedded.int.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.includes(path.basename(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Vitest's default leaves one core to itself, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      // A worker that is reused saves most of a pure file's time: loading its modules.
      { test: { ...unit, name: 'unit', isolate: false, include: UNIT.filter((file) => !ISOLATED.includes(file)) } },
      {
        test: {
          ...unit,
          name: 'unit-isolated',
          include: ISOLATED,
          setupFiles: './apps/storefront/src/testing/wait-as-long.ts',
        },
      },
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
