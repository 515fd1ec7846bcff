import type { ArrivalWindow, Currency, TimeZone } from '@jara/contract';

/** A vendor's clock goes by its country, and so does its currency. */
const ZONE = { NGN: 'Africa/Lagos', GHS: 'Africa/Accra' } as const satisfies Record<Currency, TimeZone>;

/** '14:20', on the vendor's clock. */
export const clockTime = (moment: string, currency: Currency): string =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone: ZONE[currency], hour: '2-digit', minute: '2-digit' });

/** '14:20–14:30' */
export const windowWords = ({ from, to }: ArrivalWindow, currency: Currency): string =>
  `${clockTime(from, currency)}–${clockTime(to, currency)}`;

/** 'Mon 16 Nov, 14:05' */
export function dayAndTime(moment: string, currency: Currency): string {
  const day = { timeZone: ZONE[currency], weekday: 'short', day: 'numeric', month: 'short' } as const;
  const words = new Date(moment).toLocaleDateString('en-GB', day).replace(',', '');
  return `${words}, ${clockTime(moment, currency)}`;
}

/** '16 Nov 2026, 14:05' */
export const dateWords = (moment: string, currency: Currency): string =>
  `${new Date(moment).toLocaleDateString('en-GB', { timeZone: ZONE[currency], dateStyle: 'medium' })}, ${clockTime(moment, currency)}`;
