import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/index.ts';
import { keepEventDays } from './event-retention.ts';

test('analytics.021 there is a partition for each day that may come, and none after half a year', async () => {
  const database = await freshDatabase();
  const { db } = database.openApp(2);
  const { pool } = database.openOwner(1);
  const days = async () => {
    const { rows } = await pool.query<{ day: string }>(`select right(relname, 8) as day
      from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'analytics_event'::regclass order by 1`);
    return rows.map(({ day }) => day);
  };
  // Two workers that start together.
  await Promise.all([1, 2].map(() => keepEventDays(db, new Date('2026-05-10T23:59:00Z'))));
  expect((await days()).at(0)).toBe('20260417');
  expect((await days()).at(-1)).toBe('20260512');
  await keepEventDays(db, new Date('2026-11-07T00:00:00Z'));
  const kept = await days();
  expect(kept.slice(0, 3)).toEqual(['20260511', '20260512', '20261015']);
  expect(kept.at(-1)).toBe('20261109');
});
