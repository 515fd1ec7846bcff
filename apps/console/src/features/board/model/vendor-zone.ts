import type { TimeZone } from '@jara/contract';
import { createContext } from 'react';

/** The vendor's: a kitchen reads its own clock, whichever the tablet has. */
export const VendorZone = createContext<TimeZone>('Africa/Lagos');

export const clockIn = (timeZone: TimeZone, moment: string): string =>
  new Date(moment).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
