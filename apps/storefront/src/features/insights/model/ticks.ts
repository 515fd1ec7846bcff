const MOST_TICKS = 5;

/** Where an axis from 0 to at least `highest` has its lines: whole numbers, 1, 2 or 5 times a power of ten apart. */
export function ticksUpTo(highest: number): number[] {
  const least = Math.max(1, highest / MOST_TICKS);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? power;
  const lines = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}
