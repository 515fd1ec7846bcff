import { expect, test } from 'vitest';
import { createReplicaLag } from './replica-lag.ts';

function start() {
  let at = 0;
  const lag = createReplicaLag(() => at);
  return {
    seconds: lag.seconds,
    /** A second later, the primary's log ends there. */
    primaryAt(position: bigint) {
      at += 1_000;
      lag.primaryWasAt({ at, position });
    },
  };
}

test('a replica that has replayed all lags by nothing, however long the primary has written nothing', () => {
  const { seconds, primaryAt } = start();
  for (let second = 0; second < 100; second += 1) primaryAt(100n);
  expect(seconds(100n)).toBe(0);
});

test('a replica lags since the primary had the first thing that it has not replayed', () => {
  const { seconds, primaryAt } = start();
  for (const position of [100n, 200n, 300n, 300n]) primaryAt(position);
  expect(seconds(100n)).toBe(2);
  primaryAt(300n);
  expect(seconds(200n)).toBe(2);
  expect(seconds(300n)).toBe(0);
});

test('the lag of a replica that has stopped for a day is a day', () => {
  const { seconds, primaryAt } = start();
  for (let second = 0; second < 86_400; second += 1) primaryAt(BigInt(second));
  expect(seconds(0n)).toBe(86_398);
});
