import type { GaugeReader } from '@jara/telemetry';
import type pg from 'pg';
import { asCaller } from '../caller.ts';
import { type Database, type Db, openDatabase } from '../client.ts';
import { drizzle } from '../drizzle.ts';
import * as schema from '../schema/index.ts';
import { createNeededPosition } from './needed-position.ts';
import { createReplicaLag } from './replica-lag.ts';
import { RoutedReads, replayedBy } from './routed-reads.ts';

/** A replica that hangs must not cost a reader what the primary would still have answered in time. */
const REPLICA_WITHIN_MS = 1_000;

/**
 * Also what has been written and not yet flushed: an announcement may come sooner. PostgreSQL says where the next record
 * will begin: on a page, or in a file, that has nothing yet, that is after a header that no replica has replayed.
 */
const END_OF_LOG = `select case
    when next % segment = 40 then next - 40
    when next % 8192 = 24 then next - 24
    else next
  end::text as position
  from (select pg_current_wal_insert_lsn() - '0/0' as next,
    pg_size_bytes(current_setting('wal_segment_size')) as segment) log`;

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
  /** Of the replica; nothing where there is none. */
  readonly gauges: GaugeReader;
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
  if (url === undefined)
    return { db: primary.db, announced: () => undefined, gauges: () => undefined, close: async () => undefined };
  const replica = openDatabase(url, { role: 'app', answerWithinMs: REPLICA_WITHIN_MS, ...options });
  const lag = createReplicaLag(now);
  const needed = createNeededPosition({
    ask: () => asCaller('reserved', () => endOfLog(primary.pool)),
    now,
    onPosition: lag.primaryWasAt,
  });
  const routed = new RoutedReads({ primary: primary.pool, replica: replica.pool, needed, now, onUse });
  return {
    db: drizzle(routed as unknown as pg.Pool, { schema }),
    announced: needed.announced,
    async gauges(set) {
      set('database_replica_in_use', {}, routed.isInUse ? 1 : 0);
      // Nobody may have read since the last time: the primary is asked where it is.
      needed.now();
      const replayed = await asCaller('reserved', () => replayedBy(replica.pool));
      set('database_replica_lag_seconds', {}, lag.seconds(replayed));
    },
    close: replica.close,
  };
}
