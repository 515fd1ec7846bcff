import type { MinorUnits } from '@jara/contract';

/** A comma stands before three digits: '1,00' may mean 1 or 100. */
const AMOUNT = /^(\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{1,2}))?$/;

/**
 * What a person typed, in minor units to send: '4,500.5' is 450050.
 * Read digit by digit, because 4.35 × 100 is 434.99999999999994.
 */
export function readAmount(typed: string): MinorUnits | undefined {
  const match = AMOUNT.exec(typed.trim());
  if (!match) return undefined;
  const [, whole = '', fraction = ''] = match;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0')) as MinorUnits;
}
