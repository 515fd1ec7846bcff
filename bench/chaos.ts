import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../scripts/root.ts';
import { printLine } from '../scripts/running/terminal.ts';
import { figuresOf, figuresOfReach, figuresOfRecovery } from './chaos/figures-of.ts';
import { injectFaults } from './chaos/inject-faults.ts';
import { readOptions } from './chaos/options.ts';
import { runChaos } from './chaos/run-chaos.ts';
import { showBreaches } from './chaos/show-breaches.ts';
import { SMALL } from './chaos/topology.ts';
import { visit } from './chaos/visits.ts';
import { makeEmptyFolder } from './data-folder.ts';
import { describeLarge } from './failover/large-topology.ts';
import { isMet, tableOf, writeFigures } from './figure.ts';
import { createNetwork } from './network/network.ts';
import { runInOwnNetwork, whatForbidsCuts } from './network/own-network.ts';
import { runInScope } from './run-in-scope.ts';
import type { Scope } from './scope.ts';

// `npm run chaos`: customers order and pay while API, worker, PostgreSQL and providers fail again and again. Fails when
// an order or a payment is lost, done twice, or does not add up. `-- --scale` runs several of each.
const SIZE = { visitors: 12, customers: 600, latestApprovalMs: 20_000, settleWithinMs: 180_000, pace: 1 };
/** As many as two processors bear. */
const LARGE_SIZE = { ...SIZE, visitors: 32, customers: 1_600 };
const LOGS = path.join(ROOT, '.data/chaos/logs');
async function main(scope: Scope, args: readonly string[]): Promise<number> {
  const { minutes, seed, scale, hasOwnNetwork } = readOptions(args);
  if (scale && !hasOwnNetwork) {
    const obstacle = whatForbidsCuts();
    if (obstacle === undefined) return runInOwnNetwork(scope);
    printLine(`Nothing is cut between the parts, for want of a network of the run's own: ${obstacle}`);
  }
  const topology = scale ? describeLarge() : SMALL;
  await rm(LOGS, { recursive: true, force: true });
  printLine(`Seed ${seed}; logs in ${path.relative(ROOT, LOGS)}.`);
  const run = await runChaos(scope, {
    ...(scale ? LARGE_SIZE : SIZE),
    ...{ topology, visit, disturb: injectFaults },
    ground: { folder: await makeEmptyFolder(scope), logs: LOGS, network: hasOwnNetwork ? createNetwork() : undefined },
    minutes,
    seed,
    report: printLine,
  });
  const figures = [
    ...figuresOf(run, minutes),
    ...(scale ? [...figuresOfReach(run, minutes), ...figuresOfRecovery(run)] : []),
  ];
  showBreaches(run);
  printLine(`\n${tableOf(figures)}\n(${writeFigures(scale ? 'chaos-scale' : 'chaos', figures)})`);
  return figures.every((figure) => isMet(figure) !== false) ? 0 : 1;
}

await runInScope((scope) => main(scope, process.argv.slice(2)));
