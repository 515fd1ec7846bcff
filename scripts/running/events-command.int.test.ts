import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { addEvents, createInsights, type ExportedEvent, type NewEvent } from '@jara/server/analytics';
import { type Database, inTransaction } from '@jara/server/db';
import { freshDatabase } from '@jara/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEventFile } from './event-file.ts';
import { readEventsCommand } from './events-command.ts';

const NOW = new Date('2026-09-20T12:00:00Z');
let owner: Database;
let app: Database;
let folder: string;

beforeAll(async () => {
  const fresh = await freshDatabase();
  owner = fresh.openOwner(1);
  app = fresh.openApp(1);
  await owner.pool.query(`select keep_event_days('2026-09-01', '2026-09-20', '2026-01-01')`);
  folder = await mkdtemp(path.join(tmpdir(), 'events-'));
});
afterAll(() => rm(folder, { recursive: true }));

const run = async (...args: string[]) => readEventsCommand(args, { now: NOW, folder })(app.db);
const fileOf = (day: string) => path.join(folder, `${day}.parquet`);

/** What DuckDB answers about the file of a day. */
async function ask(day: string, select: string): Promise<unknown[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  try {
    const file = fileOf(day).replaceAll("'", "''");
    return (
      await connection.runAndReadAll(`with events as (from read_parquet('${file}')) ${select}`)
    ).getRowObjectsJson();
  } finally {
    connection.closeSync();
  }
}

const eventAt = (at: string, more: Partial<NewEvent> = {}): NewEvent => ({
  ...{ id: randomUUID(), occurred_at: new Date(at), received_at: new Date(at), session_id: randomUUID() },
  ...{ user_id: 0, event_type: 'view_page', name: 'vendor', path: '/store', details: {}, os: 'Android', ...more },
});
const sessionOf = (nth: number) => `9b2e1c3a-5f4d-4e6b-8a7c-${String(nth).padStart(12, '0')}`;

test('DuckDB reads an event with the types of its columns, its moments to the millisecond', async () => {
  const event = eventAt('2026-09-10T10:00:00.123Z', {
    received_at: new Date('2026-09-11T23:59:59.999Z'),
    path: '/store/lekki/k%C3%B3',
    details: { query: 'ọfada “rice”', results: 0 },
  });
  await inTransaction(owner.db, (tx) => addEvents(tx, [event]));
  expect(await run('export', '--day', '2026-09-10')).toBe(
    `1 events of 2026-09-10 (Lagos) are in ${fileOf('2026-09-10')}.`,
  );
  const types = await ask('2026-09-10', 'select column_name, column_type from (describe events)');
  expect(Object.fromEntries(types.map((each) => Object.values(each as object)))).toEqual({
    ...{ id: 'VARCHAR', session_id: 'VARCHAR', event_type: 'VARCHAR', name: 'VARCHAR', path: 'VARCHAR', os: 'VARCHAR' },
    ...{ occurred_at: 'TIMESTAMP WITH TIME ZONE', received_at: 'TIMESTAMP WITH TIME ZONE' },
    ...{ is_signed_in: 'BOOLEAN', stands_for: 'INTEGER', details: 'VARCHAR' },
  });
  const read = `select * exclude (occurred_at, received_at, details), epoch_ms(occurred_at) occurred,
    epoch_ms(received_at) received, details ->> 'query' query, (details ->> 'results')::int results from events`;
  expect(await ask('2026-09-10', read)).toEqual([
    {
      ...{ id: event.id, session_id: event.session_id, event_type: 'view_page', name: 'vendor', path: event.path },
      ...{ os: 'Android', is_signed_in: false, stands_for: 1, query: 'ọfada “rice”', results: 0 },
      occurred: String(event.occurred_at.getTime()),
      received: String(event.received_at.getTime()),
    },
  ]);
  expect((await stat(fileOf('2026-09-10'))).mode & 0o777).toBe(0o600);
});

test('nothing that stays the same of a person from day to day leaves: no user, address or saved card', async () => {
  const details = { vendor_id: 7, address_id: 5, payment_method_id: 'card-31', payment_method_type: 'card' };
  await inTransaction(owner.db, (tx) => addEvents(tx, [eventAt('2026-09-11T10:00:00Z', { user_id: 4711, details })]));
  await run('export', '--day', '2026-09-11');
  const [event] = await ask('2026-09-11', 'select is_signed_in, details from events');
  expect(event).toMatchObject({ is_signed_in: true });
  expect(JSON.parse((event as { details: string }).details)).toEqual({ vendor_id: 7, payment_method_type: 'card' });
  expect(JSON.stringify(await ask('2026-09-11', 'select * from events'))).not.toContain('4711');
});

test('a day is one of Lagos, as in the insights, and counts as much as there, with what samples stand for', async () => {
  const ceiling = { eventsOfDay: 3, isSample: (session: string) => session === sessionOf(4) };
  const times = [
    '2026-09-11T22:59:59.999Z',
    '2026-09-11T23:00:00Z',
    '2026-09-12T10:00:00Z',
    '2026-09-12T22:59:59.999Z',
  ];
  for (const at of [...times, '2026-09-12T12:00:00Z', '2026-09-12T12:00:00Z', '2026-09-12T23:00:00Z'].entries()) {
    await inTransaction(owner.db, (tx) => addEvents(tx, [eventAt(at[1], { session_id: sessionOf(at[0]) })], ceiling));
  }
  await run('export', '--day', '2026-09-12');
  const [sums] = await ask('2026-09-12', 'select count(*)::int as rows, sum(stands_for)::int as events from events');
  expect(sums).toEqual({ rows: 4, events: 53 });
  const insights = await createInsights({ db: owner.db }).read({ from: '2026-09-12', to: '2026-09-12' });
  expect(insights).toMatchObject({ data: { events: 53 } });
});

test('a large day comes whole and once over midnight of UTC, in groups of rows of a page each', async () => {
  await owner.pool.query(`insert into analytics_event (occurred_on, id, occurred_at, received_at, session_id, user_id,
      event_type, name, path, details, os)
    select (at at time zone 'UTC')::date, gen_random_uuid(), at, now(), gen_random_uuid(), 0, 'view_page', 'home',
      '/store', '{}', 'Android'
    from generate_series(1, 25000) nth,
      lateral (select case nth % 2 when 0 then '2026-09-14T23:30:00Z' else '2026-09-15T12:00:00Z' end::timestamptz) t (at)`);
  expect(await run('export', '--day', '2026-09-15')).toContain('25,000 events of 2026-09-15');
  expect(await ask('2026-09-15', 'select count(*)::int as rows, count(distinct id)::int as ids from events')).toEqual([
    { rows: 25_000, ids: 25_000 },
  ]);
  const groups = `select distinct row_group_num_rows::int as size from parquet_metadata('${fileOf('2026-09-15')}') order by 1`;
  expect(await ask('2026-09-15', groups)).toEqual([{ size: 5_000 }, { size: 10_000 }]);
});

test('a file is of one moment, however long it takes: all of it is read in one snapshot', async () => {
  await inTransaction(owner.db, (tx) => addEvents(tx, [eventAt('2026-09-16T10:00:00Z')]));
  // From here on nobody but the owner sees an event outside of a snapshot.
  await owner.pool.query(`alter table analytics_event enable row level security`);
  await owner.pool.query(`create policy snapshot on analytics_event for select
    using (current_setting('transaction_isolation') = 'repeatable read')`);
  expect(await run('export', '--day', '2026-09-16')).toMatch(/^1 events of/);
  await owner.pool.query('drop policy snapshot on analytics_event');
  await owner.pool.query('alter table analytics_event disable row level security');
});

test('a day without events is a file without rows, which replaces the one before', async () => {
  for (const _time of [1, 2])
    expect(await run('export', '--day', '2026-09-02')).toMatch(/^There is no event of 2026-09-02 /);
  expect(await ask('2026-09-02', 'select * from events')).toEqual([]);
});

test.each([
  ['a day that has not ended', ['export', '--day', '2026-09-20'], '2026-09-20 has not ended in Lagos yet.'],
  ['no day', ['export'], 'Use it so: npm run events -- export --day 2026-11-18 [--out <file>]'],
  ['a day of no month', ['export', '--day', '2026-02-30'], 'Use it so'],
  [
    'a day whose events were deleted',
    ['export', '--day', '2026-03-24'],
    'Events are deleted after 180 days, and those',
  ],
  ['a folder', ['export', '--day', '2026-09-02', '--out', tmpdir()], `${tmpdir()} is not a file: name one with --out.`],
  ['a device', ['export', '--day', '2026-09-02', '--out', '/dev/null'], '/dev/null is not a file'],
  [
    'below a file',
    ['export', '--day', '2026-09-02', '--out', `${import.meta.filename}/x`],
    'something else has that name',
  ],
  ['another word', ['import', '--day', '2026-09-02'], 'Use it so'],
])('is refused with a sentence: %s', async (_what, args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

test('what could not be written whole is not there', async () => {
  await owner.pool.query('alter table analytics_event rename column os to away');
  await expect(run('export', '--day', '2026-09-03')).rejects.toThrow();
  await owner.pool.query('alter table analytics_event rename column away to os');
  expect((await readdir(folder)).filter((name) => /2026-09-03|part/.test(name))).toEqual([]);
});

/** As the events of a day come, with time for somebody else in between. */
async function* pagesOf(count: number): AsyncGenerator<readonly ExportedEvent[]> {
  for (let nth = 0; nth < count; nth += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    yield Array.from({ length: 1_000 }, () => ({
      ...{ occurred_on: '2026-09-17', id: randomUUID(), occurred_at: NOW, received_at: NOW, session_id: randomUUID() },
      ...{
        is_signed_in: false,
        event_type: 'view_page',
        name: 'home',
        path: '/',
        os: '',
        stands_for: 1,
        details: '{}',
      },
    }));
  }
}

test('of two files of a day that are written at once one stays, whole, and nothing of a killed one', async () => {
  const left = `${fileOf('2026-09-17')}.${spawnSync('true').pid}-${randomUUID()}.part`;
  await writeFile(left, 'half');
  const both = [25, 40].map((pages) => writeEventFile(fileOf('2026-09-17'), pagesOf(pages)));
  expect(await Promise.all(both)).toEqual([25_000, 40_000]);
  const [{ rows }] = (await ask('2026-09-17', 'select count(*)::int as rows from events')) as [{ rows: number }];
  expect([25_000, 40_000]).toContain(rows);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
