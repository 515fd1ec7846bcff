import { expect, test } from 'vitest';
import { idsOf, parseFinished, parseRules, parseWaiting } from './spec-rules.ts';
import { readSpecification } from './traceability.ts';

test.each([
  ['shell.001 money is shown', ['shell.001']],
  ['shell.001 shell.009 money is shown', ['shell.001', 'shell.009']],
  ['shell.001, shell.009: money is shown', ['shell.001', 'shell.009']],
  ['shell.001: cart.002 is only spoken of', ['shell.001']],
  ['  cart.021', ['cart.021']],
  ['money as in shell.001', []],
  ['env.ts is read', []],
  ['0.5 is refused', []],
  ['', []],
])("the title '%s' begins with the ids %j", (title, ids) => {
  expect(idsOf(title)).toEqual(ids);
});

const HEAD = 'id\tpart\tsection\trule\n';

test('rules are read from their table', () => {
  expect(parseRules(`${HEAD}shell.001\tfoundation\tD1\tTwo markets exist.\n`)).toEqual([
    { id: 'shell.001', part: 'foundation', section: 'D1', text: 'Two markets exist.' },
  ]);
});

test.each([
  ['another head', 'id,part\n', /not with their columns/],
  ['a line without a rule', `${HEAD}shell.001\tfoundation\t1\n`, /Line 2/],
  ['a wrong id', `${HEAD}Shell-1\tfoundation\t1\tTwo markets exist.\n`, /Line 2/],
  [
    'an id that stands twice',
    `${HEAD}shell.001\tfoundation\t1\tOne.\nshell.001\tfoundation\t1\tTwo.\n`,
    /shell\.001 stands twice/,
  ],
])('a table with %s is refused', (_, tsv, reason) => {
  expect(() => parseRules(tsv)).toThrow(reason);
});

test('finished parts are names, one a line, with remarks', () => {
  expect(parseFinished('# the list\nfoundation\n\n browse # lists and menus\n')).toEqual(['foundation', 'browse']);
  expect(() => parseFinished('2\n')).toThrow(/'2'/);
});

test('a rule that waits has its reason', () => {
  expect(parseWaiting('# why\nshell.027 No third party yet. # later\n')).toEqual([
    { id: 'shell.027', reason: 'No third party yet.' },
  ]);
  expect(() => parseWaiting('shell.027\n')).toThrow(/the reason why/);
});

test('the project’s own rules can be read', () => {
  const { rules, finished } = readSpecification();
  expect(rules.length).toBeGreaterThan(500);
  expect(finished.filter((part) => !rules.some((rule) => rule.part === part))).toEqual([]);
});
