import type { Socket } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../testing/index.ts';
import { DeadlineExceeded } from '../with-deadline.ts';
import { type Database, inTransaction, type Transaction } from './index.ts';
import { retryOnConflict } from './transaction.ts';

let database: Database;
let owner: Database;

beforeAll(async () => {
  const fresh = await freshDatabase();
  owner = fresh.openOwner(3);
  await owner.pool.query('create table counter (id int primary key, value int not null)');
  await owner.pool.query('grant all on counter to jara_app');
  database = fresh.openApp(4);
});
beforeEach(async () => {
  await owner.pool.query('truncate counter; insert into counter values (1, 0), (2, 0)');
});

const values = async () =>
  (await owner.pool.query('select value from counter order by id')).rows.map((row) => row.value);
const refusal = (code: string) => Object.assign(new Error('refused'), { severity: 'ERROR', code });

describe('a transaction', () => {
  test('is done as a whole, and what it gives comes back; a failure undoes all of it and is told', async () => {
    const add = (by: number) => `update counter set value = value + ${by} where id = 1`;
    expect(await inTransaction(database.db, async (tx) => (await tx.execute(add(1))).rowCount)).toBe(1);
    const failing = inTransaction(database.db, async (tx) => {
      await tx.execute(add(10));
      throw new Error('no more');
    });
    await expect(failing).rejects.toThrow('no more');
    expect(await values()).toEqual([1, 0]);
  });

  test('that runs into a deadlock is done again: both come through, each once', async () => {
    let met = 0;
    const bothHoldOne = Promise.withResolvers<void>();
    const add = (first: number, second: number) =>
      inTransaction(database.db, async (tx) => {
        await tx.execute(`update counter set value = value + 1 where id = ${first}`);
        met += 1;
        if (met === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await tx.execute(`update counter set value = value + 10 where id = ${second}`);
      });
    await Promise.all([add(1, 2), add(2, 1)]);
    expect(await values()).toEqual([11, 11]);
    // One of the two was undone by the database and began again.
    expect(met).toBe(3);
  });

  test('whose connection is lost leaves the pool as large as it was', async () => {
    for (let times = 0; times < 6; times += 1) {
      const lost = inTransaction(database.db, async (tx) => {
        const { rows } = await tx.execute('select pg_backend_pid() as pid');
        await owner.pool.query('select pg_terminate_backend($1)', [rows[0]?.['pid']]);
        await tx.execute('select 1');
      });
      await expect(lost).rejects.toThrow();
    }
    const four = Array.from({ length: 4 }, () =>
      inTransaction(database.db, (tx) => tx.execute('select pg_sleep(0.01)')),
    );
    expect(await Promise.all(four)).toHaveLength(4);
    expect(database.pool.totalCount).toBeLessThanOrEqual(4);
  });

  test('that is given a connection which broke while nobody used it takes another one', async () => {
    await database.pool.query('select 1');
    database.pool.once('acquire', (client) => {
      (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
    });
    const work = vi.fn((tx: Transaction) => tx.execute('update counter set value = value + 1 where id = 1'));
    await inTransaction(database.db, work);
    expect([work.mock.calls.length, await values()]).toEqual([1, [1, 0]]);
  });

  test('whose beginning is not answered in time is not begun again: who asked has waited long enough', async () => {
    const connect = vi.spyOn(database.pool, 'connect');
    database.pool.once('acquire', (client) => {
      vi.spyOn(client, 'query').mockImplementationOnce(() => {
        throw new DeadlineExceeded('silent');
      });
    });
    const work = vi.fn();
    await expect(inTransaction(database.db, work)).rejects.toThrow('silent');
    expect([connect.mock.calls.length, work.mock.calls.length]).toEqual([1, 0]);
    connect.mockRestore();
  });

  test('that finds a server which only reads any more is not repeated, and the connection is given up', async () => {
    const pidOf = async (tx: Transaction) => (await tx.execute('select pg_backend_pid() as pid')).rows[0]?.['pid'];
    const { db } = (await freshDatabase()).openApp(1);
    let first: unknown;
    const work = vi.fn(async (tx: Transaction) => {
      first = await pidOf(tx);
      await tx.execute('set transaction read only');
      await tx.execute('delete from job');
    });
    await expect(inTransaction(db, work)).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(work).toHaveBeenCalledTimes(1);
    expect(await inTransaction(db, pidOf)).not.toBe(first);
  });

  test('is not begun inside another one', async () => {
    const nested = inTransaction(database.db, (tx) => inTransaction(tx, async () => undefined));
    await expect(nested).rejects.toThrow(/never inside another/);
  });

  test('as the API opens it waits two seconds for a lock, three for a statement, ten for the next one', async () => {
    const shown = async (name: string) => (await database.pool.query(`show ${name}`)).rows[0]?.[name];
    expect(await shown('lock_timeout')).toBe('2s');
    expect(await shown('statement_timeout')).toBe('3s');
    expect(await shown('idle_in_transaction_session_timeout')).toBe('10s');
  });
});

describe('trying again', () => {
  test.each(['40001', '40P01'])('after %s happens three times at most, and then the failure is told', async (code) => {
    const cause = refusal(code);
    const work = vi.fn().mockRejectedValue(new Error('Failed query', { cause }));
    await expect(retryOnConflict(work)).rejects.toThrow('Failed query');
    expect(work).toHaveBeenCalledTimes(4);
  });

  test.each(['55P03', '57014', '23505'])('does not happen after %s', async (code) => {
    const work = vi.fn().mockRejectedValue(refusal(code));
    await expect(retryOnConflict(work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
