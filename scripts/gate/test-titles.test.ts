import { expect, test } from 'vitest';
import { checkTitles } from './test-titles.ts';

const titled = (title: string) => checkTitles([{ title, file: 'a.test.ts', state: 'passed', seconds: 1, error: '' }]);

test('a title of 100 characters with three rule ids passes', () => {
  expect(titled('shell.001 shell.002 shell.003 '.padEnd(100, 'x'))).toMatchObject({ passed: true });
});

test('a title of 101 characters fails', () => {
  const title = 'x'.repeat(101);
  expect(titled(title)).toMatchObject({
    passed: false,
    output: `101 characters instead of 100: a.test.ts: ${title}`,
  });
});

test('a title that begins with four rule ids fails', () => {
  const title = 'shell.001 shell.002, shell.003 shell.004 all hold';
  expect(titled(title)).toMatchObject({ passed: false, output: `more than 3 rule ids: a.test.ts: ${title}` });
});
