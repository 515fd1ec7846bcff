import type { AvailableHours, OpeningSpan, PreorderConfiguration, Weekday } from '@jara/contract';
import { WEEKDAYS } from '@jara/contract';
import type { VendorKind } from '../../content/kinds/index.ts';
import type { Random } from '../random.ts';

const from = (opening: number, closing: number): OpeningSpan => ({ opening, closing });

/** The same hours on every day but one. */
const exceptOn = (rest: Weekday, hours: OpeningSpan): AvailableHours =>
  Object.fromEntries(WEEKDAYS.filter((day) => day !== rest).map((day) => [day, hours]));

const ROUND_THE_CLOCK: AvailableHours = { default: from(0, 2359) };

/** Past midnight, or never closed, so that no city is dead at night. */
const NIGHTS: readonly AvailableHours[] = [
  ROUND_THE_CLOCK,
  ROUND_THE_CLOCK,
  ROUND_THE_CLOCK,
  { default: from(1000, 200) },
  { default: from(1700, 200) },
  { default: from(1200, 100), friday: from(1200, 400), saturday: from(1200, 400) },
  exceptOn('monday', from(1600, 500)),
];

const DAYS: readonly AvailableHours[] = [
  { default: from(800, 2100) },
  { default: from(800, 2100) },
  { default: from(900, 2200) },
  { default: from(730, 2130) },
  { default: from(900, 2100), sunday: from(1200, 1900) },
  exceptOn('sunday', from(900, 2000)),
  { default: from(1000, 2230), friday: from(1000, 2359), saturday: from(1000, 2359) },
  {
    monday: from(900, 2000),
    tuesday: from(900, 2000),
    wednesday: from(900, 2000),
    thursday: from(900, 2000),
    friday: from(900, 2200),
    saturday: from(1000, 2200),
  },
];

const MORNINGS: readonly AvailableHours[] = [
  { default: from(600, 1400) },
  exceptOn('sunday', from(630, 1800)),
  { default: from(700, 1900) },
  { default: from(800, 1900), sunday: from(1300, 1900) },
];

/** One hour a day: as good as always closed, whenever one looks. */
const HARDLY_EVER: AvailableHours = { default: from(500, 600) };

const NIGHT_SHARE = 0.5;
const HARDLY_EVER_FROM = 0.96;

/** `share` is the vendor's place in its city's spread, from 0 to 1. Pre-orders need a day that has room for a slot. */
export function hoursOf(kind: VendorKind, takesPreorders: boolean, share: number, random: Random): AvailableHours {
  if (kind.closesEarly) return random.pick(MORNINGS);
  if (share < NIGHT_SHARE) return random.pick(NIGHTS);
  if (share >= HARDLY_EVER_FROM && !takesPreorders) return HARDLY_EVER;
  return random.pick(DAYS);
}

/** Spec §4: slots start at the menu ready time, or an hour after opening when there is none. */
export function preorderOf(hours: AvailableHours, random: Random): PreorderConfiguration {
  const worked = WEEKDAYS.filter((day) => hours[day] ?? hours.default);
  const available_days: Weekday[] = random.happens(0.3) ? worked.filter((day) => day !== 'sunday') : worked;
  const isSameEveryDay = WEEKDAYS.every((day) => hours[day] === undefined);
  const opening = hours.default?.opening ?? 0;
  const ready = opening === 0 ? 900 : opening + 200;
  return {
    menu_ready_time: isSameEveryDay && random.happens(0.5) ? ready : null,
    cutoff_order_time: random.pick([1200, 1430, 1600, 1800]),
    available_days,
  };
}
