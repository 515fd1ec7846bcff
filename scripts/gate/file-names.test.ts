import { expect, test } from 'vitest';
import { fileNameFindings } from './file-names.ts';

const PLAIN = ['apps/api/src/plugins/reply-cache.ts', 'packages/server/src/modules/order/move/notify-customer.ts'];

test('plain names pass, and words that only contain another', () => {
  const files = [...PLAIN, 'a/read-word.ts', 'a/gateway.ts', 'a/task-runner.ts', 'a/start-under-way.ts'];
  expect(fileNameFindings(files, [])).toEqual([]);
});

test.each([
  ['tell-customer.int.test.ts', "'tell' say notify"],
  ['order-news.ts', "'news' say message, notification"],
  ['kept-pages.ts', "'kept' say stored, cached"],
  ['payment-words.tsx', "'words' say text, messages, labels"],
  ['way-to-pay.ts', "'way' say method, route"],
])('%s is named, with the word to use instead', (name, finding) => {
  expect(fileNameFindings([...PLAIN, `a/${name}`], [])).toEqual([`a/${name}: instead of ${finding}.`]);
});

test('a file that is excepted passes, wherever it is', () => {
  expect(fileNameFindings(['a/b/way-left.ts'], ['way-left.ts'])).toEqual([]);
});

test('a name that is excepted and that no file has any more is named', () => {
  expect(fileNameFindings(PLAIN, ['way-left.ts'])).toEqual([
    'way-left.ts is excepted in scripts/gate/file-names.ts, and there is no such file.',
  ]);
});
