import { expect, test } from 'vitest';
import type { TestResult } from './test-report.ts';
import { countTests, judgeRun, readPlaywrightReport, readReport, readVitestReport, tellFailed } from './test-report.ts';

const VITEST = JSON.stringify({
  testResults: [
    {
      name: '/house/money.test.ts',
      status: 'failed',
      assertionResults: [
        { ancestorTitles: ['money'], title: 'shell.008 is divided', status: 'passed', failureMessages: [] },
        { ancestorTitles: [], title: 'is multiplied', status: 'failed', failureMessages: ['6 is not 7\nat once'] },
        { ancestorTitles: [], title: 'is left out', status: 'pending', failureMessages: [] },
      ],
    },
    { name: '/house/broken.test.ts', status: 'failed', assertionResults: [] },
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
            { projectName: 'phone', status: 'expected', results: [{ errors: [] }] },
            {
              projectName: 'desktop',
              status: 'unexpected',
              results: [{ errors: [{ message: '\u001B[31mno list\u001B[39m' }] }],
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

test('Vitest’s report: own titles, states, and files that could not be loaded', () => {
  const report = readVitestReport(VITEST);
  expect(report.tests.map(({ title, state }) => [title, state])).toEqual([
    ['shell.008 is divided', 'passed'],
    ['is multiplied', 'failed'],
    ['is left out', 'skipped'],
  ]);
  expect(report.broken).toBe(1);
});

test('Playwright’s report: each project’s run is a test, nested ones too, and a second try is a failure', () => {
  const { tests } = readPlaywrightReport(PLAYWRIGHT);
  expect(tests.map(({ title, place, state }) => ({ title, place, state }))).toEqual([
    { title: 'shell.018 lists vendors', place: 'home.spec.ts (phone)', state: 'passed' },
    { title: 'shell.018 lists vendors', place: 'home.spec.ts (desktop)', state: 'failed' },
    { title: 'is calm', place: 'home.spec.ts (phone)', state: 'failed' },
  ]);
});

test('the end of a run tells each failed test with what its runner says of it, in plain letters', () => {
  expect(tellFailed([readVitestReport(VITEST), readPlaywrightReport(PLAYWRIGHT)])).toBe(
    [
      '\n✗ /house/money.test.ts: is multiplied\n    6 is not 7\n    at once\n',
      '\n✗ home.spec.ts (desktop): shell.018 lists vendors\n    no list\n',
      '\n✗ home.spec.ts (phone): is calm\n\n',
    ].join(''),
  );
  expect(tellFailed([run('passed', 'skipped')])).toBe('');
});

test('counts sum over runners, and a file or run that broke is a failure', () => {
  expect(countTests([readVitestReport(VITEST), readPlaywrightReport(PLAYWRIGHT)])).toEqual({
    passed: 2,
    failed: 4,
    skipped: 1,
  });
  const stackDown = readPlaywrightReport(JSON.stringify({ suites: [], errors: [{ message: 'no server' }] }));
  expect(countTests([stackDown])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a run that left no report is a failure', () => {
  expect(countTests([readReport('/nowhere/unit.json', readVitestReport)])).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
});

const run = (...states: TestResult['state'][]) => ({
  tests: states.map((state) => ({ title: 'holds', place: 'a.test.ts', state, why: '' })),
  broken: 0,
});

test.each([
  ['passing tests alone', run('passed'), 0, true],
  ['a failed test', run('passed', 'failed'), 0, false],
  ['a skipped test', run('passed', 'skipped'), 0, false],
  ['no test', run(), 0, false],
  ['a runner that complains', run('passed'), 1, false],
])('a run with %s is judged', (_, report, code, isInOrder) => {
  expect(judgeRun(report, code, 'output').passed).toBe(isInOrder);
});
