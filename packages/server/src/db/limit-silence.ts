import type { Socket } from 'node:net';
import type pg from 'pg';
import { DeadlineExceeded } from '../with-deadline.ts';

/** What the driver has and its types do not tell: its socket, and whether it waits for no answer. */
type Internals = { readonly connection: { readonly stream: Socket }; readonly readyForQuery: boolean };

type Watched = { bytes: number; silentLooks: number };

const LOOK_EVERY_MS = 100;

/**
 * Ends a connection whose server says nothing while a statement waits, and with it the statement, at the latest after
 * `ms`. One timer looks at all connections of the pool: the driver's `query_timeout` would make a timer and two closures
 * for each statement. It counts looks and not time, so that a process that was busy itself blames nobody.
 */
export function limitSilence(pool: pg.Pool, ms: number): { stop(): void } {
  const watched = new Map<pg.PoolClient, Watched>();
  // The statement begins between two looks, and the last look may be one too late.
  const mostLooks = Math.floor(ms / LOOK_EVERY_MS) - 2;

  const look = (client: pg.PoolClient, seen: Watched) => {
    const { connection, readyForQuery } = client as unknown as Internals;
    const bytes = connection.stream.bytesRead + connection.stream.bytesWritten;
    seen.silentLooks = readyForQuery || bytes !== seen.bytes ? 0 : seen.silentLooks + 1;
    seen.bytes = bytes;
    if (seen.silentLooks < mostLooks) return;
    connection.stream.destroy(new DeadlineExceeded(`the database did not answer within ${ms} ms`));
  };
  pool.on('connect', (client) => watched.set(client, { bytes: 0, silentLooks: 0 }));
  pool.on('remove', (client) => watched.delete(client));
  const looking = setInterval(() => {
    for (const [client, seen] of watched) look(client, seen);
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(looking) };
}
