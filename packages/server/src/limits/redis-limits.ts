import { setTimeout as pause } from 'node:timers/promises';
import type { FailureCode } from '@jara/contract';
import { succeed } from '../outcome.ts';
import { withDeadline } from '../with-deadline.ts';
import { limitInMemory, type Sum } from './limit-in-memory.ts';
import { type Limit, type Limits, refuseFor } from './limits.ts';

const PREFIX = 'jara:limit:';
/** Those who ask right after a start wait so long for the first connection. */
const FIRST_WAIT_MS = 2_000;
/** A Redis that hangs keeps the line open and says nothing. */
const ANSWER_WITHIN_MS = 1_000;

/** Nobody waits for these, so a Redis that hangs is told no more than so many. */
const MOST_UNANSWERED = 1_000;

const inTime = <Answer>(asked: Promise<Answer>) => withDeadline(asked, ANSWER_WITHIN_MS, 'Redis');

/**
 * Counts in Redis, for several servers that share one. A key lives as long as its window. A count that goes past the
 * limit is taken back, so that a count given back later makes room again.
 */
export function redisLimits(url: string, now: () => Date): Limits & { close(): Promise<void> } {
  const opened = openClient(url);
  /** In one step with making the window, so that a count never outlives it. */
  async function send({ key, windowSeconds }: Limit<FailureCode>, by: 1 | -1): Promise<Sum> {
    const redis = await opened;
    const [, count, millisecondsLeft] = await redis
      .multi()
      .set(PREFIX + key, 0, { expiration: { type: 'EX', value: windowSeconds }, condition: 'NX' })
      .incrBy(PREFIX + key, by)
      .pTTL(PREFIX + key)
      .execTyped();
    return { count, millisecondsLeft };
  }
  async function add(limit: Limit<FailureCode>, by: 1 | -1): Promise<Sum> {
    await opened;
    return inTime(send(limit, by));
  }

  let unanswered = 0;
  async function addBehind(limit: Limit<FailureCode>): Promise<Sum | undefined> {
    if (unanswered >= MOST_UNANSWERED) return undefined;
    unanswered += 1;
    const sum = await send(limit, 1).catch(() => undefined);
    unanswered -= 1;
    return sum;
  }
  return {
    async take(limit) {
      const { count, millisecondsLeft } = await add(limit, 1);
      if (count <= limit.most) return succeed(null);
      await add(limit, -1);
      return refuseFor(millisecondsLeft, limit);
    },
    async check(limit) {
      const key = PREFIX + limit.key;
      const [count, millisecondsLeft] = await inTime((await opened).multi().get(key).pTTL(key).execTyped());
      return Number(count ?? 0) >= limit.most ? refuseFor(millisecondsLeft, limit) : succeed(null);
    },
    async giveBack(limit) {
      await add(limit, -1);
    },
    async clear({ key }) {
      await inTime((await opened).del(PREFIX + key));
    },
    async clearAll(prefix) {
      const redis = await opened;
      for await (const keys of redis.scanIterator({ MATCH: `${PREFIX}${prefix}*`, COUNT: 1_000 })) {
        if (keys.length > 0) await inTime(redis.del(keys));
      }
    },
    counter: (counted) =>
      limitInMemory(counted, now, (key) => addBehind({ ...counted, key: `${counted.name}:${key}` })),
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
