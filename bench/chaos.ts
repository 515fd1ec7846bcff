import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../scripts/root.ts';
import { printLine } from '../scripts/running/terminal.ts';
import { figuresOf } from './chaos/figures-of.ts';
import { readOptions } from './chaos/options.ts';
import { type Run, runChaos } from './chaos/run-chaos.ts';
import { makeEmptyFolder } from './data-folder.ts';
import { isMet, tableOf, writeFigures } from './figure.ts';
import { runInScope } from './run-in-scope.ts';
import type { Scope } from './scope.ts';

// `npm run chaos`: customers order and pay while API, worker, PostgreSQL and providers fail again and again. Fails when
// an order or a payment is lost, done twice, or does not add up.
const SIZE = { visitors: 12, customers: 600, latestApprovalMs: 20_000, settleWithinMs: 180_000, pace: 1 };
const LOGS = path.join(ROOT, '.data/chaos/logs');
const SHOWN_FINDINGS = 30;

function show({ findings, ownEnds, counts }: Run): void {
  const lines = [
    ...findings.map(({ kind, detail }) => `✗ ${kind}: ${detail}`),
    ...ownEnds.map((how) => `✗ ended by itself: ${how}`),
    ...counts.under('unexpected: ').map(([what, times]) => `✗ unexpected error: ${what} (${times} times)`),
  ];
  for (const line of lines.slice(0, SHOWN_FINDINGS)) printLine(line);
  if (lines.length > SHOWN_FINDINGS) printLine(`… and ${lines.length - SHOWN_FINDINGS} more`);
  const refusals = counts.under('refused: ').map(([code, times]) => `${code} ${times}`);
  printLine(`Refused: ${refusals.join(', ') || 'nothing'}.`);
}

async function main(scope: Scope, args: readonly string[]): Promise<number> {
  const { minutes, seed } = readOptions(args);
  await rm(LOGS, { recursive: true, force: true });
  printLine(`Seed ${seed}; logs in ${path.relative(ROOT, LOGS)}.`);
  const run = await runChaos(scope, {
    ...SIZE,
    folder: await makeEmptyFolder(scope),
    logs: LOGS,
    minutes,
    seed,
    report: printLine,
  });
  const figures = figuresOf(run, minutes);
  show(run);
  printLine(`\n${tableOf(figures)}\n(${writeFigures('chaos', figures)})`);
  return figures.every((figure) => isMet(figure) !== false) ? 0 : 1;
}

await runInScope((scope) => main(scope, process.argv.slice(2)));
