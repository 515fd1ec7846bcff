import { expect, test } from 'vitest';
import { configurationFindings } from './configuration.ts';

const READ = new Map([
  [
    'api',
    new Map([
      ['API_PORT', '4000'],
      ['APP_SECRET', undefined],
    ]),
  ],
  ['worker', new Map([['APP_SECRET', undefined]])],
]);

const PORT = '| `API_PORT` | api | `4000` | the port |';
const SECRET = '| `APP_SECRET` | api, worker | – | signs tokens |';
const findingsOf = (...rows: string[]) => configurationFindings(['# Configuration', ...rows].join('\n'), READ);

test('a document with a row for each variable of each process passes', () => {
  expect(findingsOf(PORT, SECRET)).toEqual([]);
});

test('a variable of a schema that the document lacks fails', () => {
  expect(findingsOf(SECRET)).toEqual(['API_PORT of api is in a schema and has no row.']);
});

test('a process that reads a documented variable and is not named fails', () => {
  expect(findingsOf(PORT, '| `APP_SECRET` | api | – | signs tokens |')).toEqual([
    'APP_SECRET of worker is in a schema and has no row.',
  ]);
});

test('a row for a variable that no schema has fails', () => {
  expect(findingsOf(PORT, SECRET, '| `API_HOST` | api | – | where |')).toEqual([
    'API_HOST of api has a row and is in no schema.',
  ]);
});

test('a row with another default than the schema fails', () => {
  expect(findingsOf('| `API_PORT` | api | `4001` | the port |', SECRET)).toEqual([
    'The default of API_PORT of api is `4000`, and its row says `4001`.',
  ]);
});

test('two rows of one variable and process fail', () => {
  expect(findingsOf(PORT, PORT, SECRET)).toEqual(['API_PORT of api has 2 rows.']);
});

test('a row that has not four columns fails', () => {
  const row = '| `API_PORT`, `API_HOST` | api | where the API listens |';
  expect(findingsOf(PORT, SECRET, row)).toEqual([`This row cannot be read: ${row}`]);
});
