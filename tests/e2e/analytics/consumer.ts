import { secretsFrom } from '@jara/server';
import { createEventConsumer, embeddedEventSource } from '@jara/server/analytics';
import { openDatabase } from '@jara/server/db';
import { stackDatabase } from '../support/database.ts';
import { APP_SECRET } from '../support/env.ts';

// A consumer beside the worker's, for a test to kill: once it has stored events of the session that it is given, it
// says so and does not commit.
const [sessionId = ''] = process.argv.slice(2);
const now = () => new Date();
const { db } = openDatabase(await stackDatabase(), { role: 'app', max: 2 });
const embedded = embeddedEventSource({ db, now });

const consume = createEventConsumer({
  db,
  now,
  secrets: secretsFrom(APP_SECRET),
  source: {
    take: (most, store) =>
      embedded.take(most, async (tx, messages) => {
        await store(tx, messages);
        if (!messages.some(({ body }) => body.includes(sessionId))) return;
        process.send?.('stored');
        await new Promise(() => undefined);
      }),
  },
});

process.send?.('ready');
// Without a pause, so that it is there before the worker, which looks once a second.
for (;;) await consume();
