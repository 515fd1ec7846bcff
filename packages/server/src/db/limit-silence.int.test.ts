import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../testing/index.ts';

test('a connection that is silent while a statement waits is ended; an idle or busy one is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { pool } = (await freshDatabase()).openApp(1);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));

  vi.advanceTimersByTime(60_000);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

  const inTime = client.query('select pg_sleep(0.1)');
  vi.advanceTimersByTime(3_000);
  await inTime;

  // Under load every look finds a statement that waits, each time another one.
  for (let looks = 0; looks < 60; looks += 1) {
    const answered = client.query('select 1');
    vi.advanceTimersByTime(100);
    await answered;
  }

  const tooLate = client.query('select pg_sleep(2)');
  vi.advanceTimersByTime(3_400);
  await expect(tooLate).rejects.toThrow('the database did not answer within 3400 ms');
});
