import type { Meter } from './meter.ts';
import type { CounterName, HistogramName, Labels } from './metric-table.ts';

/** One for a process, as its memory and its processor time are. Undefined where nobody asks for metrics. */
let meter: Meter | undefined;

/** Nothing of it is loaded before. */
export async function openMeter(): Promise<Meter> {
  const { createMeter } = await import('./create-meter.ts');
  meter ??= createMeter();
  return meter;
}

export const count = <Name extends CounterName>(name: Name, labels: Labels<Name>, times = 1): void =>
  meter?.count(name, labels, times);

export const observe = <Name extends HistogramName>(name: Name, labels: Labels<Name>, seconds: number): void =>
  meter?.observe(name, labels, seconds);

const unmeasured = () => undefined;

/** Starts a clock. Gives what stops it, and then observes. */
export function startClock<Name extends HistogramName>(name: Name): (labels: Labels<Name>) => void {
  if (!meter) return unmeasured;
  const began = performance.now();
  return (labels) => observe(name, labels, (performance.now() - began) / 1_000);
}
