/** Days of people, both included. */
export type Days = { readonly from: string; readonly to: string };

const AHEAD_OF_UTC_MS = 3_600_000;

/** An event has no city: its day is that of Lagos, an hour ahead of UTC all year. */
export const dayOf = (moment: Date): string => new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);

/** When it begins. */
export const beginOf = (day: string): Date => new Date(Date.parse(day) - AHEAD_OF_UTC_MS);

/** How often each stands among them. */
export function countDays(days: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}
