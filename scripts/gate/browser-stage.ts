import { BROWSER_STAGE } from '../../budgets.ts';
import type { Outcome } from './step.ts';
import type { TestReport } from './test-report.ts';

/** The stage's tests and page loads stay within their numbers, or it grows by a minute in every issue. */
export function checkBrowserStage({ tests }: Pick<TestReport, 'tests'>, most = BROWSER_STAGE): Outcome {
  const pageLoads = tests.reduce((sum, { pageLoads: loads = 0 }) => sum + loads, 0);
  const detail = `${tests.length} tests of ${most.tests}, ${pageLoads} page loads of ${most.pageLoads}`;
  if (tests.length > 0 && pageLoads === 0) return { passed: false, detail, output: 'No page load was counted.' };
  const isWithin = tests.length <= most.tests && pageLoads <= most.pageLoads;
  return isWithin
    ? { passed: true, detail }
    : { passed: false, detail, output: 'Show it in a lower layer, or say in budgets.ts why the stage needs more.' };
}
