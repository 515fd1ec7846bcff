import { expect, test } from 'vitest';
import { linesBetween } from '../../tests/e2e/support/evidence.ts';

test('of the API’s log a failed test keeps the lines of its own time', () => {
  const line = (time: number) => JSON.stringify({ level: 30, time, msg: `at ${time}` });
  const log = `${[100, 200, 300, 400].map(line).join('\n')}\nno line of the log\n`;
  expect(linesBetween(log, 200, 300)).toEqual([line(200), line(300)]);
});
