import { clockText } from '@jara/domain/catalog';

/** '2:05 PM', by the clock of the device. */
export const ownClock = (at: Date): string => clockText(at.getHours() * 100 + at.getMinutes());
