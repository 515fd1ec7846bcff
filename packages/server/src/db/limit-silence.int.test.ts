import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../testing/index.ts';

test('a connection that is silent while a statement waits is ended, and one that is idle is not', async () => {
  const { pool } = (await freshDatabase()).openApp(1);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  expect(stream.timeout).toBe(3_400);

  stream.emit('timeout');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

  const waiting = client.query('select pg_sleep(2)');
  stream.emit('timeout');
  await expect(waiting).rejects.toThrow('the database did not answer within 3400 ms');
});
