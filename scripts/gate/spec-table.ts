import type { ContextCoverage } from './spec-coverage.ts';
import type { Rule } from './spec-rules.ts';

type Choice = { readonly finished: readonly string[]; readonly all: boolean };

const ruleLine = ({ id, text }: Rule): string => `    ${id}  ${text}\n`;

function contextLines({ context, covered, uncovered }: ContextCoverage, { finished, all }: Choice): string {
  const total = covered.length + uncovered.length;
  const listed = uncovered.filter(({ part }) => all || finished.includes(part));
  const rest = uncovered.length - listed.length;
  const counts = `${String(covered.length).padStart(4)} of ${String(total).padStart(3)}`;
  const note = rest === 0 ? '' : `   ${rest} without a test, of parts not finished`;
  const shown = all ? covered.map(({ id }) => id).join(' ') : '';
  return (
    `${context.padEnd(12)}${counts}${note}\n` +
    (shown === '' ? '' : `  with a passing test:\n    ${shown}\n`) +
    (listed.length === 0 ? '' : `  without a passing test:\n${listed.map(ruleLine).join('')}`)
  );
}

/** Rules with a passing test, by context; the missing ones by name where they are owed, or all when asked. */
export function specTable(contexts: readonly ContextCoverage[], choice: Choice): string {
  const covered = contexts.reduce((sum, context) => sum + context.covered.length, 0);
  const total = covered + contexts.reduce((sum, context) => sum + context.uncovered.length, 0);
  return `${contexts.map((context) => contextLines(context, choice)).join('')}${'all'.padEnd(12)}${String(covered).padStart(4)} of ${String(total).padStart(3)}\n`;
}
