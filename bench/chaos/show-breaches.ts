import { printLine } from '../../scripts/running/terminal.ts';
import type { Run } from './run-chaos.ts';

const SHOWN_FINDINGS = 30;

/** Prints what contradicts the promises, and what was refused. */
export function showBreaches({ findings, ownEnds, counts }: Run): void {
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
