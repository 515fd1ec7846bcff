import type { MinorUnits } from '@jara/contract';

const KOBO = 100;

export const isWholeNaira = (amount: MinorUnits): boolean => amount % KOBO === 0;

/**
 * Spec §4: Flutterwave's checkout takes the amount as an integer of naira. Fees often leave kobo (5 % of ₦2,350): it asks for the next
 * whole naira then, and the server puts what is over into the wallet.
 */
export const wholeNaira = (amount: MinorUnits): number => Math.ceil(amount / KOBO);
