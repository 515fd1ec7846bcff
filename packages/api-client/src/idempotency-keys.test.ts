import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

type Outcome = 'answered' | number;

/** Sends intents one after the other, each with its outcome, and gives the keys that were sent. */
async function keysSent(calls: readonly (readonly [intent: string, outcome: Outcome])[]): Promise<string[]> {
  const { withKey } = createIdempotencyKeys();
  const sent: string[] = [];
  for (const [intent, outcome] of calls) {
    const call = withKey(intent, async (key) => {
      sent.push(key);
      if (outcome !== 'answered') throw new ApiError('No', { status: outcome, code: 'UNAVAILABLE' });
    });
    await call.catch(() => undefined);
  }
  return sent;
}

test.each([500, 502, 503])('a request that ended in %i is sent again with the same key', async (status) => {
  const [first, again, afterwards] = await keysSent([
    ['pay', status],
    ['pay', 'answered'],
    ['pay', 'answered'],
  ]);
  expect(first).toMatch(/^[\w-]{16,64}$/);
  expect(again).toBe(first);
  expect(afterwards).not.toBe(first);
});

test.each(['answered', 400, 409, 429] as const)(
  'a request after one that was answered (%s) has a new key',
  async (outcome) => {
    const [first, next] = await keysSent([
      ['pay', outcome],
      ['pay', 'answered'],
    ]);
    expect(next).not.toBe(first);
  },
);

test('another request has a key of its own, and does not end the first one’s', async () => {
  const [first, other, again] = await keysSent([
    ['pay 5', 503],
    ['pay 6', 'answered'],
    ['pay 5', 'answered'],
  ]);
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});

test('two taps at once are one intent', async () => {
  const { withKey } = createIdempotencyKeys();
  const answer = Promise.withResolvers<void>();
  const sent: string[] = [];
  const tap = () =>
    withKey('pay', async (key) => {
      sent.push(key);
      await answer.promise;
    });
  const taps = [tap(), tap()];
  answer.resolve();
  await Promise.all(taps);
  expect(sent[1]).toBe(sent[0]);
});

test('keys without an answer are forgotten, the oldest first, once there are more than fifty', async () => {
  const unanswered = (intent: string) => [intent, 503] as const;
  const fifty = Array.from({ length: 50 }, (_, index) => unanswered(`pay ${index}`));
  const keys = await keysSent([...fifty, unanswered('pay 50'), unanswered('pay 49'), unanswered('pay 0')]);
  expect(keys[51]).toBe(keys[49]);
  expect(keys[52]).not.toBe(keys[0]);
});

test('what one customer has left without an answer is not sent on with the next', async () => {
  const { withKey, forgetAll } = createIdempotencyKeys();
  const sent: string[] = [];
  const fail = () =>
    withKey('pay', async (key) => {
      sent.push(key);
      throw new ApiError('No', { status: 503, code: 'UNAVAILABLE' });
    }).catch(() => undefined);
  await fail();
  forgetAll();
  await fail();
  expect(sent[1]).not.toBe(sent[0]);
});
