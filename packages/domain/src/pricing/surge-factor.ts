/** Where riders are short at meal times. */
const BUSY_CITIES: ReadonlySet<string> = new Set(['lagos', 'abuja', 'accra', 'kumasi']);

/** From and before, as HHMM on the vendor's clock. */
const BUSY_HOURS = [
  { from: 1200, before: 1400, factor: 1.1 },
  { from: 1800, before: 2100, factor: 1.2 },
] as const;

/** Decisions §5: from the vendor's zone and the hour. */
export function surgeFactor(citySlug: string, time: number): number {
  if (!BUSY_CITIES.has(citySlug)) return 1;
  return BUSY_HOURS.find(({ from, before }) => time >= from && time < before)?.factor ?? 1;
}
