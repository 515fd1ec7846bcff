import { count, startClock } from '@jara/telemetry';
import pg from 'pg';
import { claimOf, currentCaller } from './caller.ts';
import { type GiveBack, type Shortage, sharedPlaces } from './shared-places.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/** Too many calls of one caller wait already. Others are served meanwhile. */
export class TooManyCallsError extends Error {
  override name = 'TooManyCallsError';
  /** By then whoever waits now has been served or told, so that there is room in line. */
  readonly retryAfterSeconds: number;

  constructor(what: string, longestWaitMs: number) {
    super(`too many calls of one caller wait for ${what}`);
    this.retryAfterSeconds = Math.ceil(longestWaitMs / 1_000);
  }
}

/** The turn of a call has not come in all the time that it may wait. */
export class WaitedTooLongError extends Error {
  override name = 'WaitedTooLongError';
}

/** Of what there was too little. */
export const shortageError = (shortage: Shortage, what: string, longestWaitMs: number): Error =>
  shortage === 'too many'
    ? new TooManyCallsError(what, longestWaitMs)
    : new WaitedTooLongError(`a call has waited too long for ${what}`);

const RESERVED = 2;
/** Fewer than this many connections cannot be divided. */
const FEWEST_TO_RESERVE_OF = 5;

/** A network may be a carrier's, with thousands of phones behind one address; a browser asks for a dozen things at once. */
const LIMITS = { longestLineOfShare: 1_000, longestLineOfMember: 100 };

/**
 * A pool whose connections go round by caller. One caller has a third of them at a time, one network of strangers half;
 * more of their calls wait in a line of their own. Some connections are kept for what must always get through.
 */
export class FairPool extends pg.Pool {
  readonly #shared: ReturnType<typeof sharedPlaces>;
  readonly #longestWaitMs: number;

  constructor(config: pg.PoolConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) {
    super(config);
    this.#longestWaitMs = config.connectionTimeoutMillis;
    const places = config.max < FEWEST_TO_RESERVE_OF ? config.max : config.max - RESERVED;
    this.#shared = sharedPlaces({
      ...LIMITS,
      places,
      mostOfShare: Math.ceil(places / 2),
      mostOfMember: Math.ceil(places / 3),
      longestWaitMs: this.#longestWaitMs,
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#connectInTurn(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      this.#connectInTurn((error, client) =>
        client ? resolve(client) : reject(error ?? new Error('there is neither a connection nor a reason')),
      );
    });
  }

  #connectInTurn(callback: Callback): void {
    const caller = currentCaller();
    const waited = startClock('database_connection_wait_seconds');
    const connected: Callback = (error, client, done) => {
      waited({});
      callback(error, client, done);
    };
    if (caller === undefined || caller === 'reserved') super.connect(connected);
    else
      this.#shared.take(claimOf(caller), (shortage, giveBack) => {
        if (shortage) count('database_shortages_total', { shortage });
        const error = shortage && shortageError(shortage, 'a connection to the database', this.#longestWaitMs);
        if (error) callback(error, undefined, () => undefined);
        else this.#connectInPlace(giveBack, connected);
      });
  }

  #connectInPlace(giveBack: GiveBack, callback: Callback): void {
    super.connect((error, client, done) => {
      if (client) {
        const release = client.release.bind(client);
        client.release = (destroy) => {
          release(destroy);
          giveBack();
        };
        callback(undefined, client, client.release);
      } else {
        giveBack();
        callback(error, undefined, done);
      }
    });
  }
}
