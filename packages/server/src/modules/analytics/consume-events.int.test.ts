import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, type Db, inTransaction, schema } from '../../db/index.ts';
import { buildEvent, buildMessageBody, buildPlaceOrderEvent } from '../../testing/build-event.ts';
import { type FreshDatabase, freshDatabase, secretsOfTests } from '../../testing/index.ts';
import { createEventConsumer } from './consume-events.ts';
import { embeddedEventSource } from './embedded-event-source.ts';
import type { EventSource } from './ports.ts';

const SENT = new Date('2026-11-16T12:00:00Z');
const now = () => new Date('2026-11-16T12:00:05Z');

let database: FreshDatabase;
let owner: Database;
let db: Db;
let embedded: EventSource;

beforeAll(async () => {
  database = await freshDatabase();
  owner = database.openOwner(1);
  db = database.openApp(4).db;
  embedded = embeddedEventSource({ db, now });
});
beforeEach(async () => {
  await owner.pool.query(`truncate analytics_event, analytics_rejected, analytics_total, analytics_seen,
    queue_message restart identity`);
});

const consumerOf = (source: EventSource) => createEventConsumer({ db, now, secrets: secretsOfTests, source });
const consume = () => consumerOf(embedded)();
const send = (...bodies: readonly string[]) =>
  db
    .insert(schema.queue_message)
    .values(bodies.map((body) => ({ message_id: randomUUID(), body, sent_at: SENT, visible_at: SENT })));
const stored = () => db.select().from(schema.analytics_event);
const rejected = () => db.select().from(schema.analytics_rejected);
const waiting = () => db.$count(schema.queue_message);

const idsOf = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id).toSorted();

test('analytics.021 events go off the queue into the partition of the day on which they happened', async () => {
  const times = ['2026-11-15T23:59:59.999Z', '2026-11-16T00:00:00Z', '2026-11-08T12:00:00Z', '2026-11-17T12:00:00Z'];
  await send(buildMessageBody(times.map((timestamp) => buildEvent({ timestamp }))));
  expect(await consume()).toEqual({ messages: 1, stored: 4, repeated: 0, skipped: 0, rejected: 0 });
  const { rows } = await owner.pool.query('select tableoid::regclass::text as part from analytics_event order by 1');
  expect(rows.map(({ part }) => part)).toEqual([
    'analytics_event_20261108',
    'analytics_event_20261115',
    'analytics_event_20261116',
    'analytics_event_20261117',
  ]);
  expect(await waiting()).toBe(0);
});

test('analytics.023 no row holds an e-mail, a note, a phone, a host or a user agent', async () => {
  const search = { event_type: 'interact_input', name: 'search', details: { query: '08012345678', results: 0 } };
  const bad = buildEvent({ phone: '08012345678' });
  await send(buildMessageBody([buildPlaceOrderEvent(), buildEvent(search), bad]), 'ada@example.com');
  expect(await consume()).toMatchObject({ stored: 2, rejected: 2 });
  const { rows } = await owner.pool.query(
    'select to_jsonb(e)::text as row from analytics_event e union all select to_jsonb(r)::text from analytics_rejected r',
  );
  expect(rows).toHaveLength(4);
  // Nothing that an id or a sealed body could hold by chance.
  const personal = /@|no pepper|blue gate|"notes"|08012345678|jara\.example|Mozilla\//;
  for (const { row } of rows) expect(row).not.toMatch(personal);
});

describe('an event is stored once', () => {
  test('also when it comes twice in a message, in two messages, and again later', async () => {
    const [first, second] = [buildEvent(), buildEvent()];
    await send(buildMessageBody([first, first]), buildMessageBody([second, first]));
    expect(await consume()).toMatchObject({ stored: 2, repeated: 2 });
    await send(buildMessageBody([second, first]));
    expect(await consume()).toMatchObject({ stored: 0, repeated: 2, rejected: 0 });
    expect(idsOf(await stored())).toEqual(idsOf([first, second]));
  });

  test('also with two consumers at once', async () => {
    const events = Array.from({ length: 40 }, () => buildEvent());
    // Each event is in two messages, in opposite order.
    const bodies = events.map((event, place) => buildMessageBody([event, events.at(-place - 1)]));
    for (let some = 0; some < 7; some += 1) await send(...bodies);
    const consumers = [consumerOf(embedded), consumerOf(embedded)];
    const consumed = await Promise.all(
      [0, 1, 2].flatMap(() => consumers.map(async (consume) => (await consume()).messages)),
    );
    expect(consumed.reduce((sum, count) => sum + count)).toBe(280);
    expect(idsOf(await stored())).toEqual(idsOf(events));
    expect(await waiting()).toBe(0);
  });

  test('also beside a consumer that has some in hand: those are passed over without waiting', async () => {
    await send(buildMessageBody([buildEvent()]), buildMessageBody([buildEvent()]));
    await inTransaction(db, async (tx) => {
      await tx.execute('select from queue_message order by id limit 1 for update');
      expect([await consume(), await waiting()]).toMatchObject([{ messages: 1, stored: 1 }, 1]);
    });
    expect(await consume()).toMatchObject({ messages: 1, stored: 1 });
  });

  test('also when the consumer is killed between storing and committing: nothing is lost or doubled', async () => {
    const event = buildEvent();
    await send(buildMessageBody([event]), 'no JSON');
    const killed = consumerOf({
      take: (most, store) =>
        embedded.take(most, async (tx, messages) => {
          await store(tx, messages);
          await owner.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and state = 'idle in transaction'`);
        }),
    });
    await expect(killed()).rejects.toThrow();
    expect([await waiting(), await stored()]).toEqual([2, []]);
    expect(await consume()).toMatchObject({ messages: 2, stored: 1, rejected: 1 });
    expect(idsOf(await stored())).toEqual([event.id]);
  });
});

describe('what cannot be stored', () => {
  test('goes aside with the reason and a sealed body, and its neighbours are stored', async () => {
    const body = buildMessageBody([...Array.from({ length: 9 }, () => buildEvent()), buildEvent({ name: 'Ada Obi' })]);
    await send(body);
    expect(await consume()).toMatchObject({ stored: 9, rejected: 1 });
    expect(await stored()).toHaveLength(9);
    const [aside] = await rejected();
    expect(aside).toMatchObject({ reason: 'event 9: invalid_format name', received_at: SENT });
    expect(secretsOfTests.open(aside?.sealed_body ?? '')).toBe(body);
  });

  test('is kept 500 times an hour and then only counted: anybody may send it', async () => {
    await send(...Array.from({ length: 501 }, () => 'no JSON'), buildMessageBody([buildEvent()]));
    let counted = 0;
    while ((await waiting()) > 0) counted += (await consume()).rejected;
    expect(counted).toBe(501);
    expect([(await rejected()).length, (await stored()).length]).toEqual([500, 1]);
  });

  test('because the database refuses it goes aside alone, not with its batch', async () => {
    await owner.pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '22P02'; end $$`);
    await owner.pool.query(`create trigger refuse before insert on analytics_event for each row
      when (new.name = 'poison') execute function refuse()`);
    const good = [buildEvent(), buildEvent()];
    const poison = buildMessageBody([buildEvent({ name: 'poison' })]);
    await send(buildMessageBody(good.slice(0, 1)), poison, buildMessageBody(good.slice(1)));
    expect(await consume()).toEqual({ messages: 3, stored: 2, repeated: 0, skipped: 0, rejected: 1 });
    expect(idsOf(await stored())).toEqual(idsOf(good));
    expect(await rejected()).toMatchObject([{ reason: 'refused_by_database' }]);
  });

  test('because the database is at fault stays on the queue', async () => {
    const consumeAgain = consumerOf(embedded);
    await consumeAgain();
    await owner.pool.query('drop table analytics_event_20261116');
    await send(buildMessageBody([buildEvent()]));
    await expect(consumeAgain()).rejects.toThrow();
    expect([await waiting(), await rejected()]).toEqual([1, []]);
  });
});

test('a message is left that somebody else has received, and one of 14 days', async () => {
  await send(buildMessageBody([buildEvent()]), buildMessageBody([buildEvent()]), buildMessageBody([buildEvent()]));
  await owner.pool.query(`update queue_message set visible_at = '2026-11-16T12:00:30Z' where id = 1`);
  await owner.pool.query(`update queue_message set sent_at = '2026-11-02T12:00:00Z' where id = 2`);
  expect(await consume()).toMatchObject({ messages: 1 });
  expect(await waiting()).toBe(2);
});
