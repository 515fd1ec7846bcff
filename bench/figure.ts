import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/root.ts';

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** One thing that was measured, and what it should be. Without a goal it is there to explain the others. */
export type Figure = {
  readonly what: string;
  readonly measured: number;
  readonly unit: 'ms' | 's' | 'MB' | 'KB' | '/s' | '×' | '' | '%';
  readonly goal?: Goal;
};

const FOLDER = path.join(ROOT, '.data/bench');

export function isMet({ measured, goal }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  return 'atMost' in goal ? measured <= goal.atMost : measured >= goal.atLeast;
}

/** As many digits as are significant. */
function inWords(value: number, unit: Figure['unit']): string {
  const text = value.toLocaleString('en', { maximumSignificantDigits: Math.abs(value) >= 1000 ? 5 : 3 });
  return unit === '/s' || unit === '%' ? `${text}${unit}` : `${text} ${unit}`.trimEnd();
}

function goalInWords({ goal, unit }: Figure): string {
  if (goal === undefined) return '';
  if ('atMost' in goal && goal.atMost === 0) return inWords(0, unit);
  return 'atMost' in goal ? `≤ ${inWords(goal.atMost, unit)}` : `≥ ${inWords(goal.atLeast, unit)}`;
}

function verdict(figure: Figure): string {
  const met = isMet(figure);
  if (met === undefined) return '';
  return met ? 'met' : 'NOT MET';
}

export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    inWords(figure.measured, figure.unit),
    goalInWords(figure),
    verdict(figure),
  ]);
  const lines = [['what', 'measured', 'goal', ''], ...rows];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = [0, 1, 2, 3].map(width);
  return lines
    .map(([what = '', measured = '', goal = '', met = '']) =>
      [
        what.padEnd(widths[0] ?? 0),
        measured.padStart(widths[1] ?? 0),
        goal.padStart(widths[2] ?? 0),
        met.padEnd(widths[3] ?? 0),
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** For comparing runs; the machine's load tells how far a figure can be trusted. */
export function writeFigures(name: string, figures: readonly Figure[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${name}.json`);
  const machine = { cores: cpus().length, load: loadavg(), node: process.version };
  const measured = figures.map((figure) => ({ ...figure, met: isMet(figure) }));
  writeFileSync(
    file,
    `${JSON.stringify({ name, at: new Date().toISOString(), machine, figures: measured }, null, 2)}\n`,
  );
  return path.relative(ROOT, file);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
