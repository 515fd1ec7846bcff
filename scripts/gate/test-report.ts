import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './step.ts';

/** A test as a reporter tells of it, whichever runner ran it. */
export type TestResult = {
  readonly title: string;
  readonly place: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** What the runner says of a failure. */
  readonly why: string;
};

export type TestReport = {
  readonly tests: readonly TestResult[];
  /** Files that could not be loaded and runs that could not start: no test of theirs is among `tests`. */
  readonly broken: number;
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const inPlain = (messages: readonly string[]) => stripVTControlCharacters(messages.join('\n'));

export function readVitestReport(text: string): TestReport {
  const { testResults } = JSON.parse(text) as VitestReport;
  const stateOf = (status: string): TestResult['state'] =>
    status === 'passed' || status === 'failed' ? status : 'skipped';
  return {
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status, failureMessages }) => ({
        title,
        place: name,
        state: stateOf(status),
        why: inPlain(failureMessages),
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
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
};

type PlaywrightReport = { readonly suites: readonly PlaywrightSuite[]; readonly errors: readonly unknown[] };

const PLAYWRIGHT_STATES: Readonly<Record<string, TestResult['state']>> = { expected: 'passed', skipped: 'skipped' };

function testsOf({ file, specs, suites = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title,
      place: `${file} (${projectName})`,
      // 'flaky' is a failure: a test that needs a second try proves nothing.
      state: PLAYWRIGHT_STATES[status] ?? 'failed',
      why: inPlain(results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
    })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

export function readPlaywrightReport(text: string): TestReport {
  const { suites, errors } = JSON.parse(text) as PlaywrightReport;
  return { tests: suites.flatMap(testsOf), broken: errors.length };
}

/** What a run left behind; one that left nothing broke before its first test. */
export function readReport(path: string, read: (text: string) => TestReport): TestReport {
  return existsSync(path) ? read(readFileSync(path, 'utf8')) : { tests: [], broken: 1 };
}

export function countTests(reports: readonly TestReport[]): { passed: number; failed: number; skipped: number } {
  const tests = reports.flatMap((report) => report.tests);
  const count = (state: TestResult['state']): number => tests.filter((test) => test.state === state).length;
  const broken = reports.reduce((sum, report) => sum + report.broken, 0);
  return { passed: count('passed'), failed: count('failed') + broken, skipped: count('skipped') };
}

/** For the end of a run, where it is looked for: a long run's own words about a failure are far above. */
export function tellFailed(reports: readonly TestReport[]): string {
  return reports
    .flatMap((report) => report.tests)
    .filter(({ state }) => state === 'failed')
    .map(({ title, place, why }) => `\n✗ ${place}: ${title}\n${why.replace(/^(?=.)/gm, '    ')}\n`)
    .join('');
}

/** A run is in order when its runner says so, and something ran, and nothing was skipped. */
export function judgeRun(report: TestReport, code: number, output: string): Outcome {
  const { passed, failed, skipped } = countTests([report]);
  const detail = `${passed} passed, ${failed} failed`;
  if (code !== 0 || failed > 0) return { passed: false, detail, output };
  if (skipped > 0) return { passed: false, detail, output: `${skipped} tests were skipped.\n${output}` };
  if (passed === 0) return { passed: false, detail, output: `There was no test to run.\n${output}` };
  return { passed: true, detail };
}
