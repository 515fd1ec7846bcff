import { type Database, inTransaction } from '@jara/server/db';
import { enqueue, type JobHandlers, type JobResult } from '@jara/server/jobs';
import { freshDatabase, statementsOf } from '@jara/server/testing';
import { pino } from 'pino';
import { beforeEach, expect, test, vi } from 'vitest';
import { workLane } from './work-lane.task.ts';

const NG = { name: 'send-text' as const, data: { phone: '2348012345678', sealed: 'x' } };
const GH = { ...NG, data: { ...NG.data, phone: '233241234567' } };
/** To find that no job is due, and when the next one will be. */
const ONE_LOOK = 2;

let clock = Date.parse('2026-11-16T09:00:00Z');
const sent = vi.fn<JobHandlers['send-text']>();

let database: Database;
beforeEach(async () => {
  sent.mockReset().mockResolvedValue({ ok: true });
  database = (await freshDatabase()).openApp();
});

function openLane({ isInformed = (): boolean => true, now = () => new Date(clock) } = {}) {
  const handlers = { 'send-text': sent } as Partial<JobHandlers>;
  const { task, announce } = workLane(
    { db: database.db, now, handlers, isInformed, log: pino({ level: 'silent' }) },
    'sms-NG',
  );
  return {
    announce,
    run: () => task.run(() => undefined),
    looks: async () => (await statementsOf(() => task.run(() => undefined))) / ONE_LOOK,
  };
}
const add = (inSeconds: number, job = NG) =>
  inTransaction(database.db, (tx) => enqueue(tx, job, { runAt: new Date(clock + inSeconds * 1_000) }));

test('a lane without jobs asks the database every half minute, and at each announcement', async () => {
  const { announce, looks } = openLane();
  expect([await looks(), await looks()]).toEqual([1, 0]);
  clock += 29_999;
  expect(await looks()).toBe(0);
  clock += 1;
  expect([await looks(), await looks()]).toEqual([1, 0]);
  announce();
  expect([await looks(), await looks()]).toEqual([1, 0]);
});

test('what is dead, or waits in another lane, has a lane look no more often than an empty one', async () => {
  const { run, looks } = openLane();
  sent.mockResolvedValueOnce({ ok: false, reason: 'termii:400', retry: false });
  await add(0);
  await run();
  // The dead one is overdue by then, as the other lane's is.
  await add(0, GH);
  clock += 120_000;
  expect([await looks(), await looks()]).toEqual([1, 0]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a lane asks each time as long as announcements may be missed', async () => {
  let isInformed = false;
  const { looks } = openLane({ isInformed: () => isInformed });
  expect([await looks(), await looks()]).toEqual([1, 1]);
  isInformed = true;
  expect(await looks()).toBe(0);
});

test('a job that is announced and is due later is run as soon as it is due', async () => {
  const { announce, run, looks } = openLane();
  await run();
  await add(5);
  announce();
  await run();
  clock += 4_999;
  expect([await looks(), sent.mock.calls.length]).toEqual([0, 0]);
  clock += 1;
  await run();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a failed job is run again when its wait is over, though the lane has looked ahead meanwhile', async () => {
  const { run, looks } = openLane();
  const answered = Promise.withResolvers<JobResult>();
  sent.mockReturnValueOnce(answered.promise);
  await add(0);
  const failing = run();
  await vi.waitUntil(() => sent.mock.calls.length === 1);
  await run();
  answered.resolve({ ok: false, reason: 'termii:503', retry: true });
  await failing;
  await run();
  clock += 1_999;
  expect(await looks()).toBe(0);
  clock += 1;
  await run();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('an announcement that comes while a lane looks ahead is not slept through', async () => {
  let isAnnouncing = true;
  const lane = openLane({
    now() {
      if (isAnnouncing) lane.announce();
      return new Date(clock);
    },
  });
  await lane.run();
  isAnnouncing = false;
  expect(await lane.looks()).toBe(1);
});
