import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, inTransaction, schema } from '../db/index.ts';
import { freshDatabase } from '../testing/index.ts';
import {
  deleteDeadJob,
  deleteExpiredJobs,
  deleteOldDeadJobs,
  enqueue,
  type JobResult,
  redriveJob,
  runDueJob,
  summariseJobs,
} from './index.ts';
import { JOB_KINDS } from './job-kinds.ts';

const NG = { name: 'send-text' as const, data: { phone: '2348012345678', sealed: 'x' } };
const GH = { name: 'send-text' as const, data: { phone: '233241000000', sealed: 'x' } };
const FAIL: JobResult = { ok: false, reason: 'termii:503', retry: true };
const WAITS = JOB_KINDS['send-text'].retryAfterSeconds;

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const inSeconds = (seconds: number) => new Date(clock + seconds * 1000);

let database: Database;
beforeAll(async () => {
  database = (await freshDatabase()).openApp();
});
beforeEach(async () => void (await database.db.delete(schema.job)));
afterEach(() => vi.useRealTimers());

const add = (job = NG, options: Partial<Parameters<typeof enqueue>[2]> = {}) =>
  inTransaction(database.db, (tx) => enqueue(tx, job, { runAt: now(), ...options }));
const stored = () => database.db.select().from(schema.job);
const dead = async () => (await stored()).filter(({ dead_at }) => dead_at !== null);

const handler = vi.fn<() => Promise<JobResult>>();
beforeEach(() => void handler.mockReset().mockResolvedValue({ ok: true }));
const failures = vi.fn();
beforeEach(() => void failures.mockReset());
const run = (lane: 'sms-NG' | 'sms-GH' = 'sms-NG') =>
  runDueJob({ db: database.db, now, handlers: { 'send-text': handler }, onFailure: failures }, lane);

describe('enqueue', () => {
  test('a job of a transaction that is rolled back is never run', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await enqueue(tx, NG, { runAt: now() });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await run()).toBe('none due');
  });

  test('a delayed job is run when it is due, once, and deleted', async () => {
    await add(NG, { runAt: inSeconds(30) });
    clock += 29_999;
    expect(await run()).toBe('none due');
    clock += 1;
    expect([await run(), await run()]).toEqual(['done', 'none due']);
    expect(await stored()).toEqual([]);
  });

  test('a second job with the same dedupe key is not written while the first waits or is dead', async () => {
    expect(await add(NG, { dedupe: 'one' })).toBe(true);
    expect([await add(NG, { dedupe: 'one' }), await add(NG, { dedupe: 'two' })]).toEqual([false, true]);
    handler.mockResolvedValueOnce({ ...FAIL, retry: false });
    expect([await run(), await run(), await run()]).toEqual(['failed', 'done', 'none due']);
    expect(await add(NG, { dedupe: 'one' })).toBe(false);
  });
});

describe('retries', () => {
  test('a failing job is retried after growing waits and then becomes a dead letter', async () => {
    handler.mockResolvedValue(FAIL);
    await add();
    for (const seconds of WAITS) {
      expect(await run()).toBe('failed');
      clock += seconds * 1000 - 1;
      expect(await run(), `before ${seconds} seconds`).toBe('none due');
      clock += 1;
    }
    expect(await dead()).toEqual([]);
    expect([await run(), await run()]).toEqual(['failed', 'none due']);
    expect(await dead()).toMatchObject([{ attempts: WAITS.length + 1, last_error: 'termii:503' }]);
    expect(failures.mock.calls.map(([{ isDead }]) => isDead)).toEqual([...WAITS.map(() => false), true]);
  });

  test('a job that another attempt cannot help is a dead letter at once', async () => {
    handler.mockResolvedValue({ ok: false, reason: 'bad_number', retry: false });
    await add();
    await run();
    expect(await dead()).toMatchObject([{ attempts: 1, last_error: 'bad_number' }]);
  });

  test('a job whose handler throws is retried, and nothing personal is written down', async () => {
    handler.mockRejectedValue(new Error('cannot text 2348012345678'));
    await add();
    expect(await run()).toBe('failed');
    expect((await stored())[0]?.last_error).toBe('cannot text …');
    expect(failures).toHaveBeenCalledWith(expect.objectContaining({ attempts: 1, reason: 'cannot text …' }));
  });

  test('a job that has to wait is run again and again, without counting as failed', async () => {
    handler.mockResolvedValue({ ok: true, againInSeconds: 5 });
    await add(NG, { dedupe: 'one' });
    for (let times = 0; times < WAITS.length + 2; times += 1) {
      expect(await run()).toBe('not yet');
      clock += 4_999;
      expect(await run()).toBe('none due');
      clock += 1;
    }
    expect(await stored()).toMatchObject([{ dedupe_key: 'one', attempts: 0, last_error: null, data: NG.data }]);
    expect(failures).not.toHaveBeenCalled();
    handler.mockResolvedValue({ ok: true });
    expect([await run(), await stored()]).toEqual(['done', []]);
  });

  test('a job with data that its schema does not know is a dead letter, and its handler is not called', async () => {
    await add();
    await database.db.update(schema.job).set({ data: { phone: 1 } });
    await run();
    expect(await dead()).toMatchObject([{ last_error: 'invalid data' }]);
    expect(handler).not.toHaveBeenCalled();
  });

  test('a job of a kind that this version does not know is left for one that does', async () => {
    await add();
    await database.db.update(schema.job).set({ name: 'of tomorrow' });
    expect(await run()).toBe('none due');
  });
});

describe('workers', () => {
  test('a lane runs its own jobs alone', async () => {
    await add(GH);
    expect([await run('sms-NG'), await run('sms-GH')]).toEqual(['none due', 'done']);
  });

  test('several workers at once run each job once', async () => {
    for (let nth = 0; nth < 20; nth += 1) await add();
    const results = await Promise.all(Array.from({ length: 30 }, () => run()));
    expect(results.filter((result) => result === 'done')).toHaveLength(20);
    expect(handler).toHaveBeenCalledTimes(20);
  });

  test('a job that another worker is just claiming is passed over without waiting', async () => {
    await add();
    await add(NG, { runAt: inSeconds(-1) });
    await inTransaction(database.db, async (tx) => {
      await tx.execute('select from job order by run_at limit 1 for update');
      expect([await run(), await run()]).toEqual(['done', 'none due']);
    });
    expect(await run()).toBe('done');
  });

  test('a job whose worker dies is taken by another after a minute; a late answer changes nothing', async () => {
    await add();
    const answer = Promise.withResolvers<JobResult>();
    handler.mockReturnValueOnce(answer.promise);
    const late = run();
    await vi.waitUntil(() => handler.mock.calls.length === 1);
    clock += 59_999;
    expect(await run()).toBe('none due');
    clock += 1;
    handler.mockResolvedValueOnce(FAIL);
    expect(await run()).toBe('failed');
    answer.resolve({ ok: true });
    await late;
    expect(await stored()).toMatchObject([{ attempts: 2, last_error: 'termii:503' }]);
  });

  test('a job that is to be done again is not renewed by a worker whose time was over', async () => {
    await add();
    const answer = Promise.withResolvers<JobResult>();
    handler.mockReturnValueOnce(answer.promise);
    const late = run();
    await vi.waitUntil(() => handler.mock.calls.length === 1);
    clock += 60_000;
    handler.mockResolvedValueOnce(FAIL);
    expect(await run()).toBe('failed');
    answer.resolve({ ok: true, againInSeconds: 5 });
    await late;
    expect(await stored()).toMatchObject([{ attempts: 2, last_error: 'termii:503' }]);
  });

  test('an attempt that hangs is given up at its deadline and retried', async () => {
    await add();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    handler.mockReturnValueOnce(new Promise(() => undefined));
    const hanging = run();
    while (handler.mock.calls.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(JOB_KINDS['send-text'].deadlineMs);
    expect(await hanging).toBe('failed');
    clock += 2_000;
    expect(await run()).toBe('done');
  });

  test('a job whose every attempt was abandoned is a dead letter, and is not run again', async () => {
    await add();
    await database.db.update(schema.job).set({ attempts: WAITS.length + 1 });
    expect(await run()).toBe('failed');
    expect(await dead()).toMatchObject([{ last_error: 'abandoned' }]);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('operators', () => {
  test('an expired job is deleted and counted instead of run; a dead letter is deleted after its time', async () => {
    await add(NG, { expiresAt: inSeconds(300) });
    handler.mockResolvedValueOnce({ ...FAIL, retry: false });
    await run();
    await add(NG, { expiresAt: inSeconds(300) });
    clock += 300_000;
    expect(await run()).toBe('none due');
    expect(await deleteExpiredJobs(database.db, now())).toBe(1);
    expect(await stored()).toEqual([]);
    await add();
    handler.mockResolvedValueOnce({ ...FAIL, retry: false });
    await run();
    await deleteOldDeadJobs(database.db, inSeconds(-1));
    expect(await stored()).toHaveLength(1);
    await deleteOldDeadJobs(database.db, now());
    expect(await stored()).toEqual([]);
  });

  test('an operator sees what waits and what failed, and redrives or deletes a dead letter', async () => {
    handler.mockResolvedValueOnce({ ...FAIL, retry: false });
    await add();
    await run();
    await add(NG, { runAt: inSeconds(60) });
    await add(GH);
    const { counts, failed } = await summariseJobs(database.db, now());
    expect(counts).toEqual([
      { name: 'send-text', lane: 'sms-GH', waiting: 1, due: 1, failing: 0, dead: 0 },
      { name: 'send-text', lane: 'sms-NG', waiting: 1, due: 0, failing: 0, dead: 1 },
    ]);
    expect(failed).toEqual([
      { id: expect.any(Number), name: 'send-text', attempts: 1, last_error: 'termii:503', dead_at: now() },
    ]);
    expect(JSON.stringify([counts, failed])).not.toContain('23480');
    const id = failed[0]?.id ?? 0;
    expect([await redriveJob(database.db, id, now()), await redriveJob(database.db, id, now())]).toEqual([true, false]);
    handler.mockResolvedValueOnce({ ...FAIL, retry: false });
    expect([await run(), await run()]).toEqual(['failed', 'none due']);
    expect((await dead())[0]?.attempts).toBe(1);
    expect([await deleteDeadJob(database.db, id), await deleteDeadJob(database.db, id)]).toEqual([true, false]);
  });

  test('a job that waits is not deleted as a dead letter, nor redriven', async () => {
    await add(NG, { runAt: inSeconds(60) });
    const before = await stored();
    const id = before[0]?.id ?? 0;
    expect([await deleteDeadJob(database.db, id), await redriveJob(database.db, id, now())]).toEqual([false, false]);
    expect(await stored()).toEqual(before);
  });

  test('a redriven job is announced to the workers of its lane', async () => {
    handler.mockResolvedValueOnce({ ...FAIL, retry: false });
    await add();
    await run();
    const listener = await database.pool.connect();
    // The pool closes it instead of handing out a connection that listens.
    onTestFinished(() => listener.release(true));
    const heard = vi.fn();
    listener.on('notification', ({ payload }) => heard(payload));
    await listener.query('listen job');
    await redriveJob(database.db, (await dead())[0]?.id ?? 0, now());
    await expect.poll(() => heard.mock.calls).toEqual([['sms-NG']]);
  });
});
