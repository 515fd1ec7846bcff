import type { Currency } from '@jara/contract';
import type { Span } from './arrival-window.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How far the vendor's clock is ahead of universal time: Lagos and Accra have no summer time. */
const HOURS_AHEAD = { NGN: 1, GHS: 0 } as const satisfies Record<Currency, number>;

type Preorder = {
  readonly delivery_date: string | null;
  /** 'HH:mm-HH:mm' on the vendor's clock. */
  readonly time_range: string | null;
  readonly currency: Currency;
  readonly created_at: Date;
};

/** The moments of a pre-order's slot. A slot past midnight is of the day on which the vendor opens. */
export function preorderSlot({ delivery_date, time_range, currency, created_at }: Preorder): Span | undefined {
  const [, start, end] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(time_range ?? '') ?? [];
  if (!delivery_date || !start || !end) return undefined;
  const momentOf = (time: string) => Date.parse(`${delivery_date}T${time}:00Z`) - HOURS_AHEAD[currency] * HOUR_MS;
  const from = momentOf(start);
  const to = momentOf(end) + (end <= start ? DAY_MS : 0);
  // Nobody orders for a time that is over.
  const later = to <= created_at.getTime() ? DAY_MS : 0;
  return { from: from + later, to: to + later };
}
