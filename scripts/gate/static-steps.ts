import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { toolOutcome } from './run-tool.ts';
import type { Outcome, Step } from './step.ts';
import { checkVersions } from './versions.ts';

/** Far below what is there: a tool that reads less has lost its way. */
const FEWEST_FILES = 250;

/** What was found right before is remembered, file by file: the second run checks what changed. */
function checkTypes(project: string): Promise<Outcome> {
  const memory = join(ROOT, '.data/types', `${project.replaceAll(/\W+/g, '-')}.tsbuildinfo`);
  return toolOutcome({ package: 'typescript', bin: 'tsc' }, [
    ...['-p', project, '--noEmit'],
    ...['--incremental', '--tsBuildInfoFile', memory],
  ]);
}

/** Everything that can be said without running the product. The slowest come first, so that two lanes end together. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'types', run: () => checkTypes('.') },
  { name: 'types of the storefront', run: () => checkTypes('apps/storefront') },
  { name: 'types of browser tests', run: () => checkTypes('tests/e2e') },
  { name: 'dead code', run: () => toolOutcome({ package: 'knip' }, ['--no-progress']) },
  {
    name: 'lint with types',
    run: () =>
      toolOutcome({ package: 'oxlint' }, ['--type-aware', '--deny-warnings'], {
        floor: { count: /on (\d+) files/, atLeast: FEWEST_FILES },
      }),
  },
  {
    name: 'format and lint',
    run: () =>
      toolOutcome(
        { package: '@biomejs/biome' },
        ['check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=50'],
        {
          floor: { count: /Checked (\d+) files/, atLeast: FEWEST_FILES },
        },
      ),
  },
  // These two bring a parser along: loaded when their turn comes, so that the first line is there at once.
  { name: 'boundaries', run: async () => (await import('./boundaries.ts')).checkBoundaries() },
  { name: 'process.env', run: async () => (await import('./process-env.ts')).checkProcessEnv() },
  { name: 'versions', run: checkVersions },
];
