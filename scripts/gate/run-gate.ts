import { interruptionExitCode, wasInterrupted, watchForInterruption } from './interruption.ts';
import { STATIC_STEPS } from './static-steps.ts';
import type { StepResult } from './step.ts';
import { runSteps } from './step.ts';
import { countTests, formatFailures, formatSlowest } from './test-report.ts';
import { deleteReports, TEST_STEPS } from './test-stages.ts';
import { checkTitles } from './test-titles.ts';
import { checkTraceability, reportedTests, reportOf, STAGES } from './traceability.ts';

/** A static check uses one core; a test run uses all. */
const STATIC_LANES = 2;

function print(text: string): void {
  process.stdout.write(text);
}

function printVerdict(results: readonly StepResult[]): void {
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  print(failed.length === 0 ? '\nEvery check passed.\n' : `\nFailed: ${failed.join(', ')}.\n`);
}

/** Runs all checks and tests; returns the exit code. */
export async function runGate({ staticOnly }: { staticOnly: boolean }): Promise<number> {
  watchForInterruption();
  const start = performance.now();
  const results = await runSteps(STATIC_STEPS, STATIC_LANES, print);
  print(`  static checks: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  if (!staticOnly) {
    deleteReports();
    results.push(...(await runSteps(TEST_STEPS, 1, print)));
    const reportSteps = [
      { name: 'rules and their tests', run: checkTraceability },
      { name: 'titles of tests', run: async () => checkTitles(reportedTests()) },
    ];
    results.push(...(await runSteps(reportSteps, 1, print)));
  }
  if (wasInterrupted()) {
    print('\nStopped before the end.\n');
    return interruptionExitCode();
  }
  printVerdict(results);
  if (!staticOnly) {
    const reports = STAGES.map(reportOf);
    const { passed, failed } = countTests(reports);
    print(formatFailures(reports));
    print(formatSlowest(reports));
    print(`${passed} passed, ${failed} failed\n`);
  }
  return results.every(({ passed }) => passed) ? 0 : 1;
}
