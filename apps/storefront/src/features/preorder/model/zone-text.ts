import type { TimeZone } from '@jara/contract';

/** Said only to somebody whose own clock shows another time. */
export function zoneText(zone: TimeZone, own = Intl.DateTimeFormat().resolvedOptions().timeZone): string | undefined {
  return own === zone ? undefined : `All times are ${zone.replace(/^.*\//, '')} time.`;
}
