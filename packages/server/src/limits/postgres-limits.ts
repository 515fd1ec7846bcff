import type { Db } from '../db/client.ts';
import { sql } from '../db/drizzle.ts';
import { prepared } from '../db/prepared.ts';
import { limit_count } from '../db/schema/index.ts';
import { succeed } from '../outcome.ts';
import { limitInMemory } from './limit-in-memory.ts';
import { type Limits, refuseFor } from './limits.ts';

/** Counts whose window is over; one that is met again would begin anew anyway. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.delete(limit_count).where(sql`${limit_count.ends_at} <= ${now}`);
}

const isOver = sql`${limit_count.ends_at} <= ${sql.placeholder('now')}`;

/** Reliability rule 4: one statement, and the row count decides. */
const oneMore = prepared((db) =>
  db
    .insert(limit_count)
    .values({ key: sql.placeholder('key'), count: 1, ends_at: sql.placeholder('ends_at') })
    .onConflictDoUpdate({
      target: limit_count.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limit_count.count} + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else ${limit_count.ends_at} end`,
      },
      setWhere: sql`${isOver} or ${limit_count.count} < ${sql.placeholder('most')}`,
    })
    .prepare('limit_one_more'),
);

const limitReached = prepared((db) =>
  db
    .select({ ends_at: limit_count.ends_at })
    .from(limit_count)
    .where(
      sql`${limit_count.key} = ${sql.placeholder('key')} and not ${isOver} and ${limit_count.count} >= ${sql.placeholder('most')}`,
    )
    .prepare('limit_reached'),
);

export function postgresLimits(db: Db, now: () => Date): Limits {
  const millisecondsUntil = (moment: Date) => moment.getTime() - now().getTime();
  return {
    /** Only who is refused is told until when. */
    async take(limit) {
      const { key, most, windowSeconds } = limit;
      const ends_at = new Date(now().getTime() + windowSeconds * 1000);
      const { rowCount } = await oneMore(db).execute({ key, ends_at, most, now: now() });
      if (rowCount === 1) return succeed(null);
      const [reached] = await limitReached(db).execute({ key, most, now: now() });
      return refuseFor(reached ? millisecondsUntil(reached.ends_at) : 0, limit);
    },
    async check(limit) {
      const { key, most } = limit;
      const [reached] = await limitReached(db).execute({ key, most, now: now() });
      return reached ? refuseFor(millisecondsUntil(reached.ends_at), limit) : succeed(null);
    },
    async giveBack({ key }) {
      await db
        .update(limit_count)
        .set({ count: sql`greatest(${limit_count.count} - 1, 0)` })
        .where(sql`${limit_count.key} = ${key}`);
    },
    async clear({ key }) {
      await db.delete(limit_count).where(sql`${limit_count.key} = ${key}`);
    },
    async clearAll(prefix) {
      await db.delete(limit_count).where(sql`starts_with(${limit_count.key}, ${prefix})`);
    },
    /** Not in the database: a statement for each would be one more in every flow. */
    counter: (counted) => limitInMemory(counted, now),
  };
}
