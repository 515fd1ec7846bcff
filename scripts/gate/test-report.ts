import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../root.ts';
import type { Outcome } from './step.ts';

/** One test of a report, whichever runner ran it. */
export type TestResult = {
  readonly title: string;
  readonly file: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** The runner's error message. */
  readonly error: string;
  /** Of a browser test: documents that its pages asked for. */
  readonly pageLoads?: number;
  /** Of a browser test that failed: where trace, screenshot and what the browser and the API said are. */
  readonly evidence?: string;
};

export type TestReport = {
  readonly tests: readonly TestResult[];
  /** Files that could not be loaded and runs that could not start: `tests` holds none of theirs. */
  readonly broken: number;
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const plainText = (messages: readonly string[]) => stripVTControlCharacters(messages.join('\n'));

export function readVitestReport(text: string): TestReport {
  const { testResults } = JSON.parse(text) as VitestReport;
  const stateOf = (status: string): TestResult['state'] =>
    status === 'passed' || status === 'failed' ? status : 'skipped';
  return {
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status, duration = 0, failureMessages }) => ({
        title,
        file: relative(ROOT, name),
        state: stateOf(status),
        seconds: duration / 1000,
        error: plainText(failureMessages),
      })),
    ),
    broken: testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
    ).length,
  };
}

type PlaywrightSuite = {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
        readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
};

type PlaywrightResult = PlaywrightSuite['specs'][number]['tests'][number]['results'][number];

type PlaywrightReport = { readonly suites: readonly PlaywrightSuite[]; readonly errors: readonly unknown[] };

const PLAYWRIGHT_STATES: Readonly<Record<string, TestResult['state']>> = { expected: 'passed', skipped: 'skipped' };

/** What `support/test.ts` writes down of each test. */
function pageLoadsOf({ annotations = [] }: PlaywrightResult): number {
  return Number(annotations.find(({ type }) => type === 'page loads')?.description ?? 0);
}

function evidenceIn(results: readonly PlaywrightResult[]): Pick<TestResult, 'evidence'> {
  const files = results.flatMap(({ attachments = [] }) => attachments);
  const path = files.find(({ name }) => name === 'evidence')?.path;
  return path === undefined ? {} : { evidence: relative(ROOT, dirname(path)) };
}

function testsOf({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title,
      file: `${file} (${projectName})`,
      // 'flaky' is a failure: a test that needs a retry proves nothing.
      state: PLAYWRIGHT_STATES[status] ?? 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      error: plainText(results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
      pageLoads: results.reduce((sum, result) => sum + pageLoadsOf(result), 0),
      ...evidenceIn(results),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

export function readPlaywrightReport(text: string): TestReport {
  const { suites, errors } = JSON.parse(text) as PlaywrightReport;
  return { tests: suites.flatMap(testsOf), broken: errors.length };
}

/** The report of a run; without one, the run failed before its first test. */
export function readReport(path: string, read: (text: string) => TestReport): TestReport {
  return existsSync(path) ? read(readFileSync(path, 'utf8')) : { tests: [], broken: 1 };
}

export function countTests(reports: readonly TestReport[]): { passed: number; failed: number; skipped: number } {
  const tests = reports.flatMap((report) => report.tests);
  const count = (state: TestResult['state']): number => tests.filter((test) => test.state === state).length;
  const broken = reports.reduce((sum, report) => sum + report.broken, 0);
  return { passed: count('passed'), failed: count('failed') + broken, skipped: count('skipped') };
}

/** Printed at the end of a run: the runner's own output is far above. */
export function formatFailures(reports: readonly TestReport[]): string {
  return reports
    .flatMap((report) => report.tests)
    .filter(({ state }) => state === 'failed')
    .map(({ title, file, error, evidence }) => {
      const where = evidence === undefined ? '' : `    More in ${evidence}\n`;
      return `\n✗ ${file}: ${title}\n${error.replace(/^(?=.)/gm, '    ')}\n${where}`;
    })
    .join('');
}

export function formatSlowest(reports: readonly TestReport[], count = 10): string {
  const slowest = reports
    .flatMap((report) => report.tests)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);
  const lines = slowest.map(({ title, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}\n`);
  return lines.length === 0 ? '' : `\nThe ${lines.length} slowest tests:\n${lines.join('')}`;
}

/** A run passes when its runner says so, at least one test ran, and none was skipped. */
export function outcomeOfRun(report: TestReport, code: number, output: string): Outcome {
  const { passed, failed, skipped } = countTests([report]);
  const detail = `${passed} passed, ${failed} failed`;
  if (code !== 0 || failed > 0) return { passed: false, detail, output };
  if (skipped > 0) return { passed: false, detail, output: `${skipped} tests were skipped.\n${output}` };
  if (passed === 0) return { passed: false, detail, output: `There was no test to run.\n${output}` };
  return { passed: true, detail };
}
