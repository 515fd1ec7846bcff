import { expect, test } from 'vitest';
import { coverageByContext, coverageFindings } from './spec-coverage.ts';
import type { Rule } from './spec-rules.ts';
import { specTable } from './spec-table.ts';
import type { TestResult } from './test-report.ts';

const rule = (id: string, part: string): Rule => ({ id, part, section: '1', text: `Text of ${id}.` });
const RULES = [rule('shell.001', '2'), rule('shell.002', '2'), rule('cart.001', '4')];

const result = (title: string, state: TestResult['state'] = 'passed'): TestResult => ({
  title,
  file: 'a.test.ts',
  state,
  seconds: 1,
  error: '',
});

test('a rule is covered by a passing test alone', () => {
  const tests = [result('shell.001 holds'), result('shell.002 holds', 'failed'), result('cart.001 holds', 'skipped')];
  const ids = coverageByContext(RULES, tests).map(({ context, covered, uncovered }) => ({
    context,
    covered: covered.map(({ id }) => id),
    uncovered: uncovered.map(({ id }) => id),
  }));
  expect(ids).toEqual([
    { context: 'shell', covered: ['shell.001'], uncovered: ['shell.002'] },
    { context: 'cart', covered: [], uncovered: ['cart.001'] },
  ]);
});

test('a finished part whose rule lost its test is a finding', () => {
  const tests = [result('shell.001 holds'), result('shell.002 holds', 'failed')];
  expect(coverageFindings(RULES, ['2'], tests)).toEqual([
    'shell.002 of the finished part 2 has no passing test: Text of shell.002.',
  ]);
});

test('a part that is not finished owes nothing', () => {
  expect(coverageFindings(RULES, [], [])).toEqual([]);
  expect(coverageFindings(RULES, ['2'], [result('shell.001, shell.002: both hold')])).toEqual([]);
});

test('an id that is no rule’s is a finding, whatever became of the test', () => {
  expect(coverageFindings(RULES, [], [result('shell.099 holds', 'failed')])).toEqual([
    'shell.099 is no rule, yet a test begins with it: shell.099 holds (a.test.ts)',
  ]);
});

test('a rule that waits is not missed, and must be taken off the list once it is shown', () => {
  const waiting = [{ id: 'shell.002', reason: 'Nothing to show it with.' }];
  expect(coverageFindings(RULES, ['2'], [result('shell.001 holds')], waiting)).toEqual([]);
  expect(coverageFindings(RULES, ['2'], [result('shell.001 shell.002 hold')], waiting)).toEqual([
    'shell.002 waits no longer, or is no rule: take it off the list of those that wait.',
  ]);
});

test('a finished part that no rule belongs to is a finding', () => {
  expect(coverageFindings(RULES, ['77'], [])).toEqual(['The finished part 77 has no rules.']);
});

test('the table names missing rules of finished parts and counts the others', () => {
  const contexts = coverageByContext(RULES, [result('shell.001 holds')]);
  expect(specTable(contexts, { finished: ['2'], all: false })).toBe(
    [
      'shell          1 of   2',
      '  without a passing test:',
      '    shell.002  Text of shell.002.',
      'cart           0 of   1   1 without a test, of parts not finished',
      'all            1 of   3',
      '',
    ].join('\n'),
  );
});

test('the whole table names every rule', () => {
  const table = specTable(coverageByContext(RULES, [result('shell.001 holds')]), { finished: [], all: true });
  expect(RULES.filter(({ id }) => !table.includes(id))).toEqual([]);
});
