import { STAGE_SECONDS } from '../../budgets.ts';
import { keepTemporaryFilesInMemory, setClockOfPrograms } from '../env.ts';
import { operatorMessage } from '../running/operator-message.ts';
import { checkBrowserStage } from './browser-stage.ts';
import { type GateArguments, readGateArguments } from './gate-arguments.ts';
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

async function runStaticSteps(): Promise<StepResult[]> {
  const start = performance.now();
  const results = await runSteps(STATIC_STEPS, STATIC_LANES, print);
  print(`  static checks: ${((performance.now() - start) / 1000).toFixed(1)} s of ${STAGE_SECONDS.static}\n`);
  return results;
}

const BROWSER_SIZE = { name: 'size of the browser stage', run: async () => checkBrowserStage(reportOf('browser')) };

/** What the reports of all stages must show. */
const REPORT_STEPS = [
  { name: 'rules and their tests', run: checkTraceability },
  { name: 'titles of tests', run: async () => checkTitles(reportedTests()) },
  BROWSER_SIZE,
];

async function runTests(only: GateArguments['only']): Promise<StepResult[]> {
  deleteReports(only === undefined ? STAGES : [only]);
  if (only !== undefined) {
    const steps = TEST_STEPS.filter(({ name }) => name === only);
    return runSteps(only === 'browser' ? [...steps, BROWSER_SIZE] : steps, 1, print);
  }
  return [...(await runSteps(TEST_STEPS, 1, print)), ...(await runSteps(REPORT_STEPS, 1, print))];
}

/** Runs all checks and tests, or those that the arguments ask for, once `prepare` says that it can; returns the exit code. */
export async function runGate(
  args: readonly string[],
  prepare: () => Promise<boolean> = async () => true,
): Promise<number> {
  try {
    const asked = readGateArguments(args);
    return (await prepare()) ? await runChecks(asked) : 1;
  } catch (error) {
    print(`${operatorMessage(error)}\n`);
    return 1;
  }
}

async function runChecks({ staticOnly, only, aheadMs }: GateArguments): Promise<number> {
  watchForInterruption();
  const start = performance.now();
  if (aheadMs > 0) {
    setClockOfPrograms(aheadMs);
    print(`The clock of the tests says ${new Date(Date.now() + aheadMs).toISOString()}.\n`);
  }
  keepTemporaryFilesInMemory();
  const results = only === undefined ? await runStaticSteps() : [];
  if (!staticOnly) results.push(...(await runTests(only)));
  if (wasInterrupted()) {
    print('\nStopped before the end.\n');
    return interruptionExitCode();
  }
  printVerdict(results);
  if (!staticOnly) {
    const reports = (only === undefined ? STAGES : [only]).map(reportOf);
    const { passed, failed } = countTests(reports);
    print(formatFailures(reports));
    print(formatSlowest(reports));
    print(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes\n${passed} passed, ${failed} failed\n`);
  }
  return results.every(({ passed }) => passed) ? 0 : 1;
}
