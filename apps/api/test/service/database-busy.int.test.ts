import { expect, test } from 'vitest';
import { startApi } from '../../src/testing/start-api.ts';

const api = startApi();

const WAITING = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

test('what waits too long for a lock, or is cancelled, is a 503 that says when to try again', async () => {
  const owner = api.database.openOwner();
  const holding = await owner.pool.connect();
  await holding.query('begin; lock table vendor in access exclusive mode');
  const ask = async () => {
    const reply = await api.app.inject('/customer/vendor/slug/mama-put');
    return [reply.statusCode, reply.headers['retry-after'], reply.json().code];
  };
  // 55P03, after two seconds.
  const givenUp = ask();
  await expect.poll(async () => (await owner.pool.query(WAITING)).rowCount).toBe(1);
  expect(await givenUp).toEqual([503, '2', 'BUSY']);
  // 57014, by an operator's hand.
  const cancelled = ask();
  await expect.poll(async () => (await owner.pool.query(WAITING)).rowCount).toBe(1);
  await owner.pool.query(`select pg_cancel_backend(pid) from (${WAITING}) as waiting`);
  expect(await cancelled).toEqual([503, '2', 'BUSY']);
  await holding.query('commit');
  holding.release();
  expect(await ask()).toEqual([404, undefined, 'VENDOR_NOT_FOUND']);
});
