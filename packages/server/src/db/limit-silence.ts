import type { Socket } from 'node:net';
import type pg from 'pg';
import { DeadlineExceeded } from '../with-deadline.ts';

/** What the driver has and its types do not tell: its socket, and whether it waits for no answer. */
type Internals = { readonly connection: { readonly stream: Socket }; readonly readyForQuery: boolean };

/**
 * Ends a connection whose server says nothing for so long while a statement waits, and with it the statement. The
 * socket has one timer, which each byte sets back; the driver's `query_timeout` would make a timer and two closures for
 * each statement.
 */
export function limitSilence(client: pg.PoolClient, ms: number): void {
  const internals = client as unknown as Internals;
  const { stream } = internals.connection;
  stream.setTimeout(ms);
  // Again and again: `setTimeout` takes a listener for the first silence alone.
  stream.on('timeout', () => {
    if (internals.readyForQuery) return;
    stream.destroy(new DeadlineExceeded(`the database did not answer within ${ms} ms`));
  });
}
