import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PLAYWRIGHT, runTool } from './run-tool.ts';
import type { Outcome, Step } from './step.ts';
import { checkStorefrontBuild } from './storefront-build.ts';
import { judgeRun } from './test-report.ts';
import { REPORTS, reportOf, STAGES } from './traceability.ts';

/** An older run's report must not speak for this one. */
export function forgetReports(): void {
  for (const stage of STAGES) {
    mkdirSync(dirname(REPORTS[stage].path), { recursive: true });
    rmSync(REPORTS[stage].path, { force: true });
  }
}

async function runVitest(stage: 'unit' | 'integration'): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS[stage].path}`];
  const { code, output } = await runTool({ package: 'vitest' }, ['run', '--project', stage, ...reporters]);
  return judgeRun(reportOf(stage), code, output);
}

async function runPlaywright(): Promise<Outcome> {
  const { code, output } = await runTool(PLAYWRIGHT, ['test', '--config=tests/e2e/playwright.config.ts']);
  return judgeRun(reportOf('browser'), code, output);
}

export const TEST_STEPS: readonly Step[] = [
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'storefront build', run: checkStorefrontBuild },
  { name: 'integration', run: () => runVitest('integration') },
  { name: 'browser', run: runPlaywright },
];
