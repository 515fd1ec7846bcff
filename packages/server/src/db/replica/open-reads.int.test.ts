import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startReplicatedPostgres } from '../../testing/index.ts';
import { asCaller } from '../caller.ts';
import { type Database, openReads, sql } from '../index.ts';

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>;
let primary: Database;
let owner: Database;
let clock = 0;
const used: boolean[] = [];

const open = (url: string) => openReads(primary, { url, now: () => clock, onUse: (isUsed) => used.push(isUsed) });
let reads: ReturnType<typeof open>;

beforeAll(async () => {
  servers = await startReplicatedPostgres();
  primary = servers.openApp(3);
  owner = servers.openOwner(1);
  await owner.pool.query('create table note (id int); grant all on note to jara_app');
  reads = open(servers.replicaAppUrl);
  reads.announced();
});
beforeEach(async () => {
  await servers.resumeReplay();
});
afterAll(async () => {
  await reads.close();
  await servers.close();
});

/** Which of the two has answered. */
async function answering({ db } = reads): Promise<'replica' | 'primary'> {
  const { rows } = await db.execute<{ of: boolean }>(sql`select pg_is_in_recovery() as of`);
  return rows[0]?.of ? 'replica' : 'primary';
}

/** The clock goes on meanwhile: what is left alone is asked again. */
const untilReplicaAnswers = () =>
  vi.waitUntil(
    async () => {
      clock += 100;
      return (await answering()) === 'replica';
    },
    { interval: 5 },
  );

async function gauges() {
  const read: Partial<Record<string, number>> = {};
  await reads.gauges((name, _labels, value) => {
    read[name] = value;
  });
  return read;
}

const write = () => owner.pool.query('insert into note values (1)');

describe('reads that may be a moment old', () => {
  test('go to the replica', async () => {
    await untilReplicaAnswers();
    expect(await answering()).toBe('replica');
  });

  test('go to the primary after an announcement until the replica has what was announced', async () => {
    await untilReplicaAnswers();
    await servers.pauseReplay();
    await write();
    reads.announced();
    for (let times = 0; times < 5; times += 1) {
      expect(await answering()).toBe('primary');
      clock += 100;
    }
    await servers.resumeReplay();
    await untilReplicaAnswers();
    const { rows } = await reads.db.execute(sql`select pg_is_in_recovery() as of, count(*)::int as notes from note`);
    expect(rows).toEqual([{ of: true, notes: 1 }]);
  });

  test('go to the primary while the replica is more than five seconds behind', async () => {
    await untilReplicaAnswers();
    await servers.pauseReplay();
    await write();
    expect(await answering()).toBe('replica');
    // The primary says each second where it is.
    for (let second = 1; second <= 7; second += 1) {
      clock += 1_000;
      const answered = await answering();
      if (second <= 3) expect(answered).toBe('replica');
    }
    expect(await answering()).toBe('primary');
    expect(await gauges()).toMatchObject({ database_replica_in_use: 1 });
    expect((await gauges())['database_replica_lag_seconds']).toBeGreaterThan(5);
    // An operator is told of what lasts.
    for (let second = 1; second <= 7; second += 1) {
      clock += 1_000;
      await answering();
    }
    expect(await gauges()).toMatchObject({ database_replica_in_use: 0 });
    expect((await gauges())['database_replica_lag_seconds']).toBeGreaterThan(12);
    await servers.resumeReplay();
    await untilReplicaAnswers();
    expect(await gauges()).toEqual({ database_replica_in_use: 1, database_replica_lag_seconds: 0 });
  });

  test('go to the replica of a primary that has written nothing for an hour', async () => {
    await untilReplicaAnswers();
    clock += 3_600_000;
    await untilReplicaAnswers();
  });

  test('go to the replica of a primary that has begun a file of its log and written nothing into it', async () => {
    // As `archive_timeout` does on a quiet night.
    await owner.pool.query('select pg_switch_wal()');
    clock += 3_600_000;
    await untilReplicaAnswers();
    expect(await gauges()).toMatchObject({ database_replica_lag_seconds: 0 });
  });

  test('do not write: a replica refuses, and the primary is not asked', async () => {
    await untilReplicaAnswers();
    await expect(reads.db.execute(sql`insert into note values (2)`)).rejects.toMatchObject({
      cause: { code: '25006' },
    });
    expect((await owner.pool.query('select from note where id = 2')).rowCount).toBe(0);
  });

  test('know how far the primary is, also while who reads has no connection to it left', async () => {
    await untilReplicaAnswers();
    const ada = { account: 'ada' };
    const held = await asCaller(ada, () => primary.pool.connect());
    clock += 3_600_000;
    let isServed = false;
    const waiting = asCaller(ada, () => answering()).finally(() => {
      isServed = true;
    });
    await untilReplicaAnswers();
    expect(isServed).toBe(false);
    held.release();
    expect(await waiting).toBe('primary');
  });

  describe('of a replica that takes connections and says nothing', () => {
    let silent: Server;
    let unanswered: ReturnType<typeof open>;
    const sockets = new Set<Socket>();
    beforeEach(async () => {
      sockets.clear();
      silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const port = String((silent.address() as { port: number }).port);
      unanswered = open(Object.assign(new URL(servers.replicaAppUrl), { port }).href);
      unanswered.announced();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(async () => {
      vi.useRealTimers();
      for (const socket of sockets) socket.destroy();
      silent.close();
      await unanswered.close();
    });

    /** It has had its time once it has taken the connection. */
    async function answeringAfterASecond() {
      const asked = answering(unanswered);
      await Promise.race([asked, once(silent, 'connection')]);
      vi.advanceTimersByTime(1_000);
      return asked;
    }

    test('are answered by the primary after a second: a reader is given what it would have said in time', async () => {
      while (sockets.size === 0) expect(await answeringAfterASecond()).toBe('primary');
    });

    test('are answered by the primary, and an operator is told once', async () => {
      used.length = 0;
      const readOn = async () => {
        clock += 2_500;
        expect(await answeringAfterASecond()).toBe('primary');
      };
      while (used.length === 0) await readOn();
      for (let times = 0; times < 3; times += 1) await readOn();
      expect(used).toEqual([false]);
    });
  });

  // The last one: it does not come back.
  test('are answered by the primary once the replica has gone', async () => {
    await untilReplicaAnswers();
    await servers.stopReplica();
    for (let times = 0; times < 5; times += 1) expect(await answering()).toBe('primary');
    expect(await answering()).toBe('primary');
  });
});
