import type { Currency, TimeZone } from '@jara/contract';
import { clockText, dateIn, wallClock } from '../catalog/index.ts';
import { dayText } from './slot-text.ts';

/** A vendor's clock goes by its country, and so does its currency. */
const ZONE = { NGN: 'Africa/Lagos', GHS: 'Africa/Accra' } as const satisfies Record<Currency, TimeZone>;

/** '2:20 PM' */
export const clockTime = (moment: string, currency: Currency): string =>
  clockText(wallClock(ZONE[currency], new Date(moment)).time);

/** '2026-11-16' */
export const dateOn = (moment: Date, currency: Currency): string => dateIn(ZONE[currency], moment);

/** 'Mon 16 Nov' */
export const dayOn = (moment: string, currency: Currency): string => dayText(dateOn(new Date(moment), currency));

/** '16 Nov 2026, 2:05 PM' */
export const dateAndTime = (moment: string, currency: Currency): string =>
  `${new Date(moment).toLocaleDateString('en-GB', { timeZone: ZONE[currency], dateStyle: 'medium' })}, ${clockTime(moment, currency)}`;
