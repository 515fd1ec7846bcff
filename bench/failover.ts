import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../scripts/root.ts';
import { printLine } from '../scripts/running/terminal.ts';
import { figuresOfRecovery } from './chaos/figures-of.ts';
import { type Run, runChaos } from './chaos/run-chaos.ts';
import { showBreaches } from './chaos/show-breaches.ts';
import { visitAndPayFromWallet } from './chaos/visits.ts';
import { makeEmptyFolder } from './data-folder.ts';
import { findPrograms } from './failover/debian-programs.ts';
import { killPrimary } from './failover/kill-primary.ts';
import { readFailoverOptions } from './failover/options.ts';
import { startPatroniPair } from './failover/patroni-pair.ts';
import { type Figure, isMet, tableOf, writeFigures } from './figure.ts';
import { runInScope } from './run-in-scope.ts';
import type { Scope } from './scope.ts';

// `npm run failover`: customers order from their wallets while the primary of a pair of PostgreSQL servers is killed
// again and again. Needs Debian's packages; fails when an order is lost or doubled, or an outage is too long.
const LOGS = path.join(ROOT, '.data/failover/logs');
const LOAD = { visitors: 6, customers: 120, latestApprovalMs: 1_000, settleWithinMs: 60_000, pace: 1 };
/** A limit for a run that hangs: a failover takes seconds, and the old primary's return some more. */
const MINUTES_OF_A_KILL = 2;
const SEED = 20_261_119;

function figuresOf(run: Run): Figure[] {
  const { counts, acknowledged, findings, evidence } = run;
  const none = (what: string, measured: number): Figure => ({ what, measured, unit: '', goal: { atMost: 0 } });
  const isLost = ({ kind }: (typeof findings)[number]) => kind === 'lost' || kind === 'untrue';
  const isDoubled = ({ kind }: (typeof findings)[number]) => kind === 'doubled';
  const rest = findings.filter((each) => !isLost(each) && !isDoubled(each));
  return [
    { what: 'orders acknowledged', measured: acknowledged.orders.size, unit: '', goal: { atLeast: 1 } },
    { what: 'orders made', measured: evidence.orders.length, unit: '' },
    none('lost', findings.filter(isLost).length),
    none('doubled', findings.filter(isDoubled).length),
    none('other breaches', rest.length),
    none('programs that ended by themselves', run.ownEnds.length),
    none('unexpected errors of the API', counts.under('unexpected: ').length),
    ...figuresOfRecovery(run),
  ];
}

async function main(scope: Scope, args: readonly string[]): Promise<number> {
  const { times } = readFailoverOptions(args);
  const programs = findPrograms();
  await rm(LOGS, { recursive: true, force: true });
  const run = await runChaos(scope, {
    ...LOAD,
    topology: {
      inWords: 'a pair of PostgreSQL servers, two APIs, a worker and the sandbox',
      ...{ apis: 2, workers: 1, rests: {} },
      startDatabase: (inner, ground) => startPatroniPair(inner, programs, ground),
    },
    visit: visitAndPayFromWallet,
    disturb: killPrimary(times, printLine),
    ground: { folder: await makeEmptyFolder(scope), logs: LOGS, network: undefined },
    minutes: times * MINUTES_OF_A_KILL,
    seed: SEED,
    report: printLine,
  });
  const figures = figuresOf(run);
  showBreaches(run);
  printLine(`\n${tableOf(figures)}\n(${writeFigures('failover', figures)})`);
  return figures.every((figure) => isMet(figure) !== false) ? 0 : 1;
}

await runInScope((scope) => main(scope, process.argv.slice(2)));
