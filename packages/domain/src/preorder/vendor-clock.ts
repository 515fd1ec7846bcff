import type { Currency, TimeZone } from '@jara/contract';
import { dateIn } from './calendar.ts';
import { dayWords } from './words.ts';

/** A vendor's clock goes by its country, and so does its currency. */
const ZONE = { NGN: 'Africa/Lagos', GHS: 'Africa/Accra' } as const satisfies Record<Currency, TimeZone>;

/** '14:20' */
export const clockTime = (moment: string, currency: Currency): string =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone: ZONE[currency], hour: '2-digit', minute: '2-digit' });

/** 'Mon 16 Nov' */
export const dayOn = (moment: string, currency: Currency): string => dayWords(dateIn(ZONE[currency], new Date(moment)));

/** '16 Nov 2026, 14:05' */
export const dateAndTime = (moment: string, currency: Currency): string =>
  `${new Date(moment).toLocaleDateString('en-GB', { timeZone: ZONE[currency], dateStyle: 'medium' })}, ${clockTime(moment, currency)}`;
