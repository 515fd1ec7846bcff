import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Of other tools, or not ours. */
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'tests/e2e/**'];

/** Generous for a slow machine; a test that passes does not wait for them. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

const WAIT_AS_LONG = './scripts/testing/wait-as-long.ts';

// Node 20 has no `navigator`: tests of the cart's queue would wait for ever.
if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error('The tests need the pinned Node: node_modules/.bin/node node_modules/vitest/vitest.mjs run');
}

/** They take longest and mostly wait: begun last, one of them would keep one core busy while the other has no work left. */
const LONGEST = [
  ...['backup.int.test.ts', 'up.int.test.ts', 'chaos.int.test.ts', 'run-restore-drill.int.test.ts'],
  ...['embedded.int.test.ts', 'slow-servers.test.ts'],
];
const rankOf = ({ moduleId }: TestSpecification) => {
  if (LONGEST.includes(path.basename(moduleId))) return 0;
  // Files with a page one after the other: a worker that has made a page is reused for pages alone.
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 1 : 2;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Two more than cores: some tests wait, for a deadline, PostgreSQL or a process that starts.
    maxWorkers: availableParallelism() + 2,
    // Node keeps what it has compiled: a process that tests start again and again starts in half the time.
    env: { NODE_COMPILE_CACHE: path.join(import.meta.dirname, '.data/compile-cache') },
    projects: [
      {
        test: {
          ...TIMEOUTS,
          name: 'unit',
          // A worker that is reused saves most of a file's time: its start, the page, React.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...EXCLUDED, '**/*.int.test.ts'],
          // As in the storefront's tsconfig.json.
          alias: [{ find: /^@\//, replacement: `${path.join(import.meta.dirname, 'apps/storefront/src')}/` }],
          // It keeps toasts in a module, which each file loads anew as it does ours.
          server: { deps: { inline: ['react-hot-toast'] } },
          setupFiles: [
            WAIT_AS_LONG,
            './scripts/testing/after-each-file.ts',
            './apps/storefront/src/testing/after-each-page.ts',
          ],
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
          setupFiles: [WAIT_AS_LONG, './packages/server/src/testing/after-each-file.ts'],
        },
      },
    ],
  },
});
