import type pg from 'pg';
import { asCaller } from '../caller.ts';
import { type Database, type Db, openDatabase } from '../client.ts';
import { drizzle } from '../drizzle.ts';
import * as schema from '../schema/index.ts';
import { createNeededPosition } from './needed-position.ts';
import { RoutedReads } from './routed-reads.ts';

/** A replica that hangs must not cost a reader what the primary would still have answered in time. */
const REPLICA_WITHIN_MS = 1_000;

/** Also what has been written and not yet flushed: an announcement may come sooner. */
const END_OF_LOG = `select (pg_current_wal_insert_lsn() - '0/0')::text as position`;

async function endOfLog(primary: pg.Pool): Promise<bigint> {
  const { rows } = await primary.query<{ position: string }>(END_OF_LOG);
  return BigInt(rows[0]?.position ?? 0);
}

/** For reads that may be a moment old. */
export type Reads = {
  /** Never for money, carts, orders, codes, sessions, identity; and it begins no transaction. */
  readonly db: Db;
  /** Called when the primary has announced a change, before anything is read anew because of it. */
  announced(): void;
  close(): Promise<void>;
};

type Options = Pick<Parameters<typeof openDatabase>[1], 'max' | 'onIdleError' | 'namesStatements'> & {
  /** Of the replica; without one the primary is read. */
  readonly url: string | undefined;
  readonly onUse: (isUsed: boolean, reason?: unknown) => void;
  readonly now?: () => number;
};

/**
 * Reads from a replica what nobody pays by. An announcement comes from the primary's commit, and what is read because of
 * it may be cached until the next one: so nothing is read from a replica that has not replayed that commit (ADR 52).
 */
export function openReads(
  primary: Database,
  { url, onUse, now = () => performance.now(), ...options }: Options,
): Reads {
  if (url === undefined) return { db: primary.db, announced: () => undefined, close: async () => undefined };
  const replica = openDatabase(url, { role: 'app', answerWithinMs: REPLICA_WITHIN_MS, ...options });
  const needed = createNeededPosition({ ask: () => asCaller('reserved', () => endOfLog(primary.pool)), now });
  const routed = new RoutedReads({ primary: primary.pool, replica: replica.pool, needed, now, onUse });
  return {
    db: drizzle(routed as unknown as pg.Pool, { schema }),
    announced: needed.announced,
    close: replica.close,
  };
}
