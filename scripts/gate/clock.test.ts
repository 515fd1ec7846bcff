import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { browserClock, clockAheadMs, nodeOption } from '../../tests/e2e/support/clock.ts';

const WEEK_MS = 7 * 86_400_000;
const A_MINUTE_MS = 60_000;

test('every Date of a page is ahead; what is said of another moment is not', () => {
  const script = `${browserClock(WEEK_MS)}
    ({ now: Date.now(), made: new Date().getTime(), said: Date.parse(Date()), given: new Date(5).getTime(),
       isDate: new Date() instanceof Date, isOwn: new Date().constructor === Date, utc: Date.UTC(1970, 0, 2) })`;
  const { now, made, said, ...rest } = runInNewContext(script) as Record<string, number>;
  // A new realm has the machine's clock, whatever this run's is.
  const machineNow = Date.now() - clockAheadMs();
  for (const moment of [now, made, said])
    expect(Math.abs((moment ?? 0) - machineNow - WEEK_MS)).toBeLessThan(A_MINUTE_MS);
  expect(rest).toEqual({ given: 5, isDate: true, isOwn: true, utc: 86_400_000 });
});

test('a program, what it starts and the date of its responses are ahead', async () => {
  const child = `fetch(process.argv[1]).then((response) => console.log(Date.now() + ' ' + Date.parse(response.headers.get('date'))))`;
  const program = `
    const server = require('node:http').createServer((_, response) => response.end('')).listen(0, '127.0.0.1', () => {
      const address = 'http://127.0.0.1:' + server.address().port;
      require('node:child_process')
        .spawn(process.execPath, ['-e', ${JSON.stringify(child)}, address], { stdio: 'inherit' })
        .on('exit', () => server.close());
    });`;
  const env = { ...process.env, NODE_OPTIONS: nodeOption(clockAheadMs() + WEEK_MS) };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], { env });
  const moments = stdout.trim().split(' ').map(Number);
  expect(moments).toHaveLength(2);
  for (const moment of moments) expect(Math.abs(moment - Date.now() - WEEK_MS)).toBeLessThan(A_MINUTE_MS);
});
