import { count } from '@jara/telemetry';
import type pg from 'pg';
import { isServersFault } from '../sql-state.ts';
import type { NeededPosition, Position } from './needed-position.ts';

/** How long a replica is left alone that has not come far enough, and one that did not answer. */
const BEHIND_FOR_MS = 50;
const BROKEN_FOR_MS = 1_000;
/** An operator is told of a replica that could not be read for this long. */
const TOLD_AFTER_MS = 5_000;

/** Nothing for a server that is no replica. */
const REPLAYED = `select (pg_last_wal_replay_lsn() - '0/0')::text as position`;
const NOWHERE = -1n;

export async function replayedBy(client: Pick<pg.Pool, 'query'>): Promise<Position> {
  const { rows } = await client.query<{ position: string | null }>(REPLAYED);
  return BigInt(rows[0]?.position ?? NOWHERE);
}

type Deps = {
  readonly primary: pg.Pool;
  readonly replica: pg.Pool;
  readonly needed: Pick<NeededPosition, 'now'>;
  readonly now: () => number;
  /** Told once when the replica cannot be read for long, with the reason if there is one, and once when it can again. */
  readonly onUse: (isUsed: boolean, reason?: unknown) => void;
};

/**
 * Stands where a query builder expects a connection, and sends each statement to the replica if the connection that it
 * gets there has come far enough, else to the primary. A connection is asked itself, since another may lead to another
 * replica; what it has replayed stays replayed, so it is asked again only when more is needed.
 */
export class RoutedReads {
  readonly #deps: Deps;
  readonly #replayed = new WeakMap<pg.PoolClient, Position>();
  #leftAloneUntil = Number.NEGATIVE_INFINITY;
  #isBroken = false;
  #unreadable: { readonly since: number; readonly seenAt: number } | undefined;
  #isTold = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const needed = this.#mayAsk() ? this.#deps.needed.now() : undefined;
    const found = needed === undefined ? undefined : await this.#ask(needed, statement, values);
    count('database_replica_reads_total', { server: found ? 'replica' : 'primary' });
    return found ?? this.#deps.primary.query(statement, values);
  }

  /** False from when an operator is told that the replica cannot be read. */
  get isInUse(): boolean {
    return !this.#isTold;
  }

  /** While it is broken, one read at a time finds out whether it answers again, and nobody else waits for that. */
  #mayAsk(): boolean {
    const at = this.#deps.now();
    if (at < this.#leftAloneUntil) return false;
    if (this.#isBroken) this.#leftAloneUntil = at + BROKEN_FOR_MS;
    return true;
  }

  async #ask(needed: Position, statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult | undefined> {
    try {
      const result = await this.#read(needed, statement, values);
      if (result) this.#noteRead();
      else this.#leaveAlone(BEHIND_FOR_MS);
      return result;
    } catch (error) {
      if (!isServersFault(error)) throw error;
      this.#isBroken = true;
      this.#leaveAlone(BROKEN_FOR_MS, error);
      return undefined;
    }
  }

  async #read(needed: Position, statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult | undefined> {
    const client = await this.#deps.replica.connect();
    let hasFailed = true;
    try {
      const hasCome = await this.#hasReplayed(client, needed);
      const result = hasCome ? await client.query(statement, values) : undefined;
      hasFailed = false;
      return result;
    } finally {
      client.release(hasFailed);
    }
  }

  async #hasReplayed(client: pg.PoolClient, needed: Position): Promise<boolean> {
    if ((this.#replayed.get(client) ?? NOWHERE) >= needed) return true;
    const position = await replayedBy(client);
    this.#replayed.set(client, position);
    return position >= needed;
  }

  #noteRead(): void {
    this.#isBroken = false;
    this.#leftAloneUntil = Number.NEGATIVE_INFINITY;
    this.#unreadable = undefined;
    if (this.#isTold) this.#deps.onUse(true);
    this.#isTold = false;
  }

  #leaveAlone(ms: number, reason?: unknown): void {
    const at = this.#deps.now();
    this.#leftAloneUntil = at + ms;
    // Between two that are far apart it may have been readable: nobody asked.
    const { since, seenAt } = this.#unreadable ?? { since: at, seenAt: at };
    this.#unreadable = { since: at - seenAt > TOLD_AFTER_MS ? at : since, seenAt: at };
    if (this.#isTold || at - this.#unreadable.since < TOLD_AFTER_MS) return;
    this.#isTold = true;
    this.#deps.onUse(false, reason);
  }
}
