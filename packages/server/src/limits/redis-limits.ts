import { setTimeout as pause } from 'node:timers/promises';
import { withDeadline } from '../with-deadline.ts';
import type { Limit, Limits } from './limits.ts';

const PREFIX = 'jara:limit:';
/** Those who ask right after a start wait so long for the first connection. */
const FIRST_WAIT_MS = 2_000;
/** A Redis that hangs keeps the line open and says nothing. */
const ANSWER_WITHIN_MS = 1_000;

const inTime = <Answer>(asked: Promise<Answer>) => withDeadline(asked, ANSWER_WITHIN_MS, 'Redis');

/**
 * Counts in Redis, for several servers that share one. A key lives as long as its window. A count that goes past the
 * limit is taken back, so that a count given back later makes room again.
 */
export function redisLimits(url: string): Limits & { close(): Promise<void> } {
  const opened = openClient(url);
  /** In one step with making the window, so that a count never outlives it. */
  const add = async ({ key, windowSeconds }: Limit, by: 1 | -1): Promise<number> => {
    const redis = await opened;
    const counting = redis
      .multi()
      .set(PREFIX + key, 0, { expiration: { type: 'EX', value: windowSeconds }, condition: 'NX' })
      .incrBy(PREFIX + key, by)
      .execTyped();
    const [, count] = await inTime(counting);
    return count;
  };
  return {
    async take(limit) {
      if ((await add(limit, 1)) <= limit.most) return true;
      await add(limit, -1);
      return false;
    },
    async isReached({ key, most }) {
      return Number((await inTime((await opened).get(PREFIX + key))) ?? 0) >= most;
    },
    async giveBack(limit) {
      await add(limit, -1);
    },
    async clear({ key }) {
      await inTime((await opened).del(PREFIX + key));
    },
    async close() {
      (await opened).destroy();
    },
  };
}

/** Loaded only where there is a Redis to talk to. While it cannot be reached, each call fails at once. */
async function openClient(url: string) {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, disableOfflineQueue: true });
  // It connects again by itself; the calls that fail meanwhile tell of it.
  client.on('error', () => undefined);
  const connected = client.connect().catch(() => undefined);
  await Promise.race([connected, pause(FIRST_WAIT_MS, undefined, { ref: false })]);
  return client;
}
