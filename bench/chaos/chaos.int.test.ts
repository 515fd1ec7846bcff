import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeEmptyFolder } from '../data-folder.ts';
import { createScope } from '../scope.ts';
import { injectFaults } from './inject-faults.ts';
import { runChaos } from './run-chaos.ts';
import { SMALL } from './topology.ts';
import { visit } from './visits.ts';

/** Some seconds of what `npm run chaos` does for ten minutes, with few visitors: other tests want the processors, too. */
const SHORT = {
  ...{ topology: SMALL, disturb: injectFaults, visit },
  ...{ minutes: 0.25, visitors: 3, customers: 60, seed: 20_261_116 },
  ...{ latestApprovalMs: 2_000, settleWithinMs: 30_000, pace: 0.45 },
};

/** On a machine that is busy with other tests it starts and ends late. */
const WITHIN_MS = 150_000;

test(
  'no order, charge or kobo is lost or doubled while API, worker, PostgreSQL and providers fail',
  async () => {
    const scope = createScope();
    onTestFinished(() => scope.end());
    const folder = await makeEmptyFolder(scope);
    const ground = { folder, logs: path.join(folder, 'logs'), network: undefined };
    const run = await runChaos(scope, { ...SHORT, ground, report: () => undefined });
    expect([run.findings, run.ownEnds, run.counts.under('unexpected: ')]).toEqual([[], [], []]);
    expect(run.evidence.orders.filter(({ paid_at }) => paid_at !== null).length).toBeGreaterThan(0);
    for (const what of ['kills of an API', 'kills of the worker', 'crashes of PostgreSQL', 'faults of providers'])
      expect(run.counts.of(what), what).toBeGreaterThan(0);
  },
  WITHIN_MS,
);
