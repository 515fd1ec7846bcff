import { expect, test } from 'vitest';
import { createRecoveries } from './recoveries.ts';

test('a customer who waits is counted under the gravest thing that went on meanwhile', () => {
  const recoveries = createRecoveries();
  recoveries.add('an API', 'kill', { began: 0, ended: 900 });
  recoveries.add('one connection', 'crash', { began: 10_000, ended: 11_000 });
  recoveries.add('machine of the primary', 'failover', { began: 10_500, ended: 20_000 });
  recoveries.addOutage({ began: 100, ended: 300 });
  recoveries.addOutage({ began: 10_100, ended: 10_200 });
  recoveries.addOutage({ began: 10_400, ended: 21_000 });
  // A second after the failover, before which nothing else was broken.
  recoveries.addOutage({ began: 21_000, ended: 21_500 });
  recoveries.addOutage({ began: 50_000, ended: 50_050 });
  const longest = (['kill', 'crash', 'failover'] as const).map(recoveries.longestOutageMs);
  expect(longest).toEqual([200, 100, 10_600]);
});

test('recoveries are summed up by what was broken', () => {
  const recoveries = createRecoveries();
  for (const ended of [100, 300, 900]) recoveries.add('an API', 'kill', { began: 0, ended });
  expect(recoveries.summary()).toEqual([{ what: 'an API', times: 3, medianMs: 300, longestMs: 900 }]);
  expect([recoveries.times('kill'), recoveries.times('failover')]).toEqual([3, 0]);
});

test('a wait is told of all that was broken meanwhile and is as grave', () => {
  const recoveries = createRecoveries();
  recoveries.add('an API', 'kill', { began: 0, ended: 900 });
  recoveries.add('Redis', 'kill', { began: 0, ended: 100 });
  recoveries.addOutage({ began: 50, ended: 250 });
  recoveries.addOutage({ began: 50_000, ended: 50_010 });
  expect(recoveries.outagesByCause()).toEqual([
    { cause: 'Redis + an API', times: 1, longestMs: 200 },
    { cause: 'faults of providers alone', times: 1, longestMs: 10 },
  ]);
});

test('the time after a cut counts from its end', () => {
  const recoveries = createRecoveries();
  recoveries.add('cut: an API and Redis', 'cut', { began: 0, mended: 5_000, ended: 5_200 });
  expect(recoveries.summary()).toEqual([{ what: 'cut: an API and Redis', times: 1, medianMs: 200, longestMs: 200 }]);
});
