import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import type { TestResult } from './test-report.ts';
import {
  countTests,
  formatFailures,
  formatSlowest,
  outcomeOfRun,
  readPlaywrightReport,
  readReport,
  readVitestReport,
} from './test-report.ts';

const VITEST = JSON.stringify({
  testResults: [
    {
      name: join(ROOT, 'packages/money.test.ts'),
      status: 'failed',
      assertionResults: [
        {
          ancestorTitles: ['money'],
          title: 'shell.008 is divided',
          status: 'passed',
          duration: 1500,
          failureMessages: [],
        },
        { ancestorTitles: [], title: 'is multiplied', status: 'failed', failureMessages: ['6 is not 7\nat once'] },
        { ancestorTitles: [], title: 'is left out', status: 'pending', failureMessages: [] },
      ],
    },
    { name: join(ROOT, 'packages/broken.test.ts'), status: 'failed', assertionResults: [] },
  ],
});

const PLAYWRIGHT = JSON.stringify({
  errors: [],
  suites: [
    {
      file: 'home.spec.ts',
      specs: [
        {
          title: 'shell.018 lists vendors',
          tests: [
            { projectName: 'phone', status: 'expected', results: [{ duration: 2040, errors: [] }] },
            {
              projectName: 'desktop',
              status: 'unexpected',
              results: [{ duration: 900, errors: [{ message: '\u001B[31mno list\u001B[39m' }] }],
            },
          ],
        },
      ],
      suites: [
        {
          file: 'home.spec.ts',
          specs: [{ title: 'is calm', tests: [{ projectName: 'phone', status: 'flaky', results: [] }] }],
        },
      ],
    },
  ],
});

test('Vitest’s report gives titles, states, and files that could not be loaded', () => {
  const report = readVitestReport(VITEST);
  expect(report.tests.map(({ title, state }) => [title, state])).toEqual([
    ['shell.008 is divided', 'passed'],
    ['is multiplied', 'failed'],
    ['is left out', 'skipped'],
  ]);
  expect(report.broken).toBe(1);
});

test('Playwright’s report gives one test per project, nested ones too, and a retry is a failure', () => {
  const { tests } = readPlaywrightReport(PLAYWRIGHT);
  expect(tests.map(({ title, file, state }) => ({ title, file, state }))).toEqual([
    { title: 'shell.018 lists vendors', file: 'home.spec.ts (phone)', state: 'passed' },
    { title: 'shell.018 lists vendors', file: 'home.spec.ts (desktop)', state: 'failed' },
    { title: 'is calm', file: 'home.spec.ts (phone)', state: 'failed' },
  ]);
});

test('failed tests are listed with their error messages, without colours', () => {
  expect(formatFailures([readVitestReport(VITEST), readPlaywrightReport(PLAYWRIGHT)])).toBe(
    [
      '\n✗ packages/money.test.ts: is multiplied\n    6 is not 7\n    at once\n',
      '\n✗ home.spec.ts (desktop): shell.018 lists vendors\n    no list\n',
      '\n✗ home.spec.ts (phone): is calm\n\n',
    ].join(''),
  );
  expect(formatFailures([run('passed', 'skipped')])).toBe('');
});

test('the slowest tests of all runners are listed with seconds and file', () => {
  expect(formatSlowest([readVitestReport(VITEST), readPlaywrightReport(PLAYWRIGHT)], 2)).toBe(
    [
      '\nThe 2 slowest tests:\n',
      '    2.0 s  home.spec.ts (phone): shell.018 lists vendors\n',
      '    1.5 s  packages/money.test.ts: shell.008 is divided\n',
    ].join(''),
  );
  expect(formatSlowest([])).toBe('');
});

test('counts sum over runners, and a file or run that could not start is a failure', () => {
  expect(countTests([readVitestReport(VITEST), readPlaywrightReport(PLAYWRIGHT)])).toEqual({
    passed: 2,
    failed: 4,
    skipped: 1,
  });
  const stackDown = readPlaywrightReport(JSON.stringify({ suites: [], errors: [{ message: 'no server' }] }));
  expect(countTests([stackDown])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run without a report is a failure', () => {
  expect(countTests([readReport('/nowhere/unit.json', readVitestReport)])).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

const run = (...states: TestResult['state'][]) => ({
  tests: states.map((state) => ({ title: 'holds', file: 'a.test.ts', state, seconds: 1, error: '' })),
  broken: 0,
});

test.each([
  ['passing tests alone', run('passed'), 0, true],
  ['a failed test', run('passed', 'failed'), 0, false],
  ['a skipped test', run('passed', 'skipped'), 0, false],
  ['no test', run(), 0, false],
  ['an exit code of 1', run('passed'), 1, false],
])('a run with %s passes or fails as it must', (_, report, code, passes) => {
  expect(outcomeOfRun(report, code, 'output').passed).toBe(passes);
});
