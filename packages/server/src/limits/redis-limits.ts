import type { Limit, Limits } from './limits.ts';

const PREFIX = 'jara:limit:';

/**
 * Counts in Redis, for several servers that share one. A key lives as long as its window. A count that goes past the
 * limit is taken back, so that a count given back later makes room again.
 */
export function redisLimits(url: string): Limits & { close(): Promise<void> } {
  const connected = connect(url);
  const open = async () => await connected;
  /** In one step with making the window, so that a count never outlives it. */
  const add = async ({ key, windowSeconds }: Limit, by: 1 | -1): Promise<number> => {
    const redis = await open();
    const [, count] = await redis
      .multi()
      .set(PREFIX + key, 0, { expiration: { type: 'EX', value: windowSeconds }, condition: 'NX' })
      .incrBy(PREFIX + key, by)
      .execTyped();
    return count;
  };
  return {
    async take(limit) {
      if ((await add(limit, 1)) <= limit.most) return true;
      await add(limit, -1);
      return false;
    },
    async isReached({ key, most }) {
      return Number((await (await open()).get(PREFIX + key)) ?? 0) >= most;
    },
    async giveBack(limit) {
      await add(limit, -1);
    },
    async clear({ key }) {
      await (await open()).del(PREFIX + key);
    },
    async close() {
      await (await open()).close();
    },
  };
}

/** Loaded only where there is a Redis to talk to. */
async function connect(url: string) {
  const { createClient } = await import('@redis/client');
  const client = createClient({ url, disableOfflineQueue: true });
  // It connects again by itself; meanwhile each call fails, and that failure is the one to tell.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
