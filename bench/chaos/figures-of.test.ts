import { expect, test } from 'vitest';
import { tableOf } from '../figure.ts';
import { figuresOfRecovery } from './figures-of.ts';
import { createRecoveries } from './recoveries.ts';

const waits = (recoveries: ReturnType<typeof createRecoveries>) =>
  figuresOfRecovery({ recoveries }).flatMap(({ what, measured }) =>
    what.startsWith('longest') ? [[what, measured]] : [],
  );

test('a goal for what has not happened is not said to be met', () => {
  const recoveries = createRecoveries();
  recoveries.add('machine of the primary', 'failover', { began: 0, ended: 4_000 });
  expect(waits(recoveries)).toEqual([['longest wait of a customer at a failover', 0]]);
});

test('a customer who waited though nothing was broken is told of', () => {
  const recoveries = createRecoveries();
  recoveries.addOutage({ began: 50_000, ended: 52_000 });
  expect(waits(recoveries)).toEqual([['longest wait of a customer at any other kill', 2]]);
});

test('what must not be has the goal 0', () => {
  expect(tableOf([{ what: 'lost', measured: 0, unit: '', goal: { atMost: 0 } }])).toMatch(/lost +0 +0 +met$/);
});
