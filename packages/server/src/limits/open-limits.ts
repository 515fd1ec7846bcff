import type { Db } from '../db/client.ts';
import type { Limits } from './limits.ts';
import { postgresLimits } from './postgres-limits.ts';
import { redisLimits } from './redis-limits.ts';

type Options = { readonly db: Db; readonly now: () => Date; readonly redisUrl: string | undefined };

/** Where counts live: in the database, or in Redis if there is one. */
export function openLimits({ db, now, redisUrl }: Options): Limits & { close(): Promise<void> } {
  if (redisUrl !== undefined) return redisLimits(redisUrl, now);
  return { ...postgresLimits(db, now), close: async () => undefined };
}
