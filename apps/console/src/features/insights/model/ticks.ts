const MOST_TICKS = 5;

/**
 * Where an axis has its lines: whole numbers, 1, 2 or 5 times a power of ten apart, from zero, or from below it, to at least
 * the highest value.
 */
export function ticksBetween(lowest: number, highest: number): number[] {
  const least = Math.max(1, (Math.max(0, highest) - Math.min(0, lowest)) / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? power;
  const first = Math.floor(Math.min(0, lowest) / step);
  const last = Math.max(first + 1, Math.ceil(Math.max(0, highest) / step));
  return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step);
}
