import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startReplicatedPostgres } from '../../testing/index.ts';
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
    await servers.resumeReplay();
    await untilReplicaAnswers();
  });

  test('go to the replica of a primary that has written nothing for an hour', async () => {
    await untilReplicaAnswers();
    clock += 3_600_000;
    await untilReplicaAnswers();
  });

  test('do not write: a replica refuses, and the primary is not asked', async () => {
    await untilReplicaAnswers();
    await expect(reads.db.execute(sql`insert into note values (2)`)).rejects.toMatchObject({
      cause: { code: '25006' },
    });
    expect((await owner.pool.query('select from note where id = 2')).rowCount).toBe(0);
  });

  test('are answered by the primary while the replica says nothing, and an operator is told once', async () => {
    const sockets = new Set<Socket>();
    const silent: Server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await vi.waitUntil(() => silent.listening);
    const port = String((silent.address() as { port: number }).port);
    const unanswered = open(Object.assign(new URL(servers.replicaAppUrl), { port }).href);
    onTestFinished(async () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
      await unanswered.close();
    });
    unanswered.announced();
    used.length = 0;
    for (let times = 0; times < 3; times += 1) {
      clock += 5_000;
      await answering(unanswered);
      await new Promise(setImmediate);
      expect(await answering(unanswered)).toBe('primary');
    }
    expect(used).toEqual([false]);
  });

  // The last one: it does not come back.
  test('are answered by the primary once the replica has gone', async () => {
    await untilReplicaAnswers();
    await servers.stopReplica();
    for (let times = 0; times < 5; times += 1) expect(await answering()).toBe('primary');
    expect(await answering()).toBe('primary');
  });
});
