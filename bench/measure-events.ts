import { randomUUID } from 'node:crypto';
import { MOST_EVENTS_IN_MESSAGE } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { createEventConsumer, embeddedEventSource } from '@jara/server/analytics';
import { applicationAddress, type Database, openDatabase } from '@jara/server/db';
import { readOrCreateSecret } from '../scripts/running/app-secret.ts';
import type { Bench } from './bench.ts';
import { createChoices } from './choices.ts';
import { median } from './figure.ts';
import { trackingMessage } from './tracking-messages.ts';

const VENDORS = 160;
const ROUNDS = 5;
const MESSAGES = 2_000;
const EVENTS = MESSAGES * MOST_EVENTS_IN_MESSAGE;
const ROWS_AT_ONCE = 2_000;

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return EVENTS / ((performance.now() - began) / 1000);
}

/** As many messages as `consumeAll` takes, on the embedded queue. */
async function fillQueue(pool: Database['pool'], bodies: readonly string[]): Promise<void> {
  await pool.query(
    `insert into queue_message (message_id, body, sent_at, visible_at)
     select gen_random_uuid(), body, now(), now() from unnest($1::text[]) body`,
    [bodies],
  );
}

/** The floor: as many rows with the same indexes, written in batches of the same size, from values that are ready. */
async function writeBare(pool: Database['pool']): Promise<void> {
  for (let written = 0; written < EVENTS; written += ROWS_AT_ONCE) {
    const ids = Array.from({ length: ROWS_AT_ONCE }, () => randomUUID());
    await pool.query({
      name: 'bare-events',
      text: `insert into bare_event (occurred_on, id, occurred_at, received_at, session_id, user_id, event_type, name, path,
          details, os)
        select current_date, id, now(), now(), id, 12, 'click_component', 'add_to_cart', '/store/lagos/vendor-12',
          '{"vendor_id": 12, "menu_id": 1200, "position": 3}', 'Android' from unnest($1::uuid[]) id`,
      values: [ids],
    });
  }
}

/** How many events a second the worker's consumer takes off the embedded queue and stores, beside bare inserts. */
export const measureEvents: Bench = async ({ scope, databases, folder, printLine }) => {
  const url = await databases.withVendors(VENDORS, { durable: true });
  const owner = openDatabase(url, { role: 'owner', max: 1 });
  scope.onEnd(owner.close);
  const app = openDatabase(await applicationAddress(url), { role: 'app', max: 2 });
  scope.onEnd(app.close);
  await owner.pool.query('create table if not exists bare_event (like analytics_event including all)');
  const now = () => new Date();
  const { db } = app;
  const secrets = secretsFrom(await readOrCreateSecret(folder));
  const consume = createEventConsumer({ db, now, secrets, source: embeddedEventSource({ db, now }) });
  const consumeAll = async () => {
    let stored = 0;
    for (let consumed = await consume(); consumed.messages > 0; consumed = await consume()) stored += consumed.stored;
    if (stored !== EVENTS) throw new Error(`${stored} of ${EVENTS} events were stored`);
  };

  printLine(`  ${EVENTS.toLocaleString('en')} events of ${MESSAGES.toLocaleString('en')} messages, ${ROUNDS} times`);
  const choices = createChoices();
  const [own, bare]: [number[], number[]] = [[], []];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await fillQueue(
      owner.pool,
      Array.from({ length: MESSAGES }, () => trackingMessage(choices, now())),
    );
    own[round] = await perSecond(consumeAll);
    bare[round] = await perSecond(() => writeBare(owner.pool));
  }
  const [measured, floor] = [own.slice(1), bare.slice(1)];
  const ratios = measured.map((each, round) => each / (floor[round] ?? Number.NaN));
  return [
    { what: 'events taken, validated and stored', measured: median(measured), unit: '/s', goal: { atLeast: 5_000 } },
    { what: 'the slowest round', measured: Math.min(...measured), unit: '/s' },
    { what: 'bare inserts of as many rows', measured: median(floor), unit: '/s' },
    { what: 'as a share of the bare inserts', measured: median(ratios), unit: '' },
  ];
};
