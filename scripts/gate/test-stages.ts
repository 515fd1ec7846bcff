import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { STAGE_SECONDS } from '../../budgets.ts';
import { buildForTests } from './build-for-tests.ts';
import { runScript } from './run-script.ts';
import type { Outcome, Step } from './step.ts';
import { outcomeOfRun } from './test-report.ts';
import { REPORTS, reportOf, type Stage } from './traceability.ts';

/** A report of an earlier run must not count for this one. */
export function deleteReports(stages: readonly Stage[]): void {
  for (const stage of stages) {
    mkdirSync(dirname(REPORTS[stage].path), { recursive: true });
    rmSync(REPORTS[stage].path, { force: true });
  }
}

async function runVitest(stage: 'unit' | 'integration'): Promise<Outcome> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS[stage].path}`];
  const { code, output } = await runScript(`test:${stage}`, reporters);
  return outcomeOfRun(reportOf(stage), code, output);
}

async function runPlaywright(): Promise<Outcome> {
  const { code, output } = await runScript('test:browser');
  return outcomeOfRun(reportOf('browser'), code, output);
}

export const TEST_STEPS: readonly Step[] = [
  { name: 'unit', run: () => runVitest('unit'), budgetSeconds: STAGE_SECONDS.unit },
  { name: 'builds', run: buildForTests, budgetSeconds: STAGE_SECONDS.build },
  { name: 'integration', run: () => runVitest('integration'), budgetSeconds: STAGE_SECONDS.integration },
  { name: 'browser', run: runPlaywright, budgetSeconds: STAGE_SECONDS.browser },
];
