import type { DeliveryFault } from '@jara/contract';

type Reason = { readonly reason: string; readonly fault: DeliveryFault | null };

/** Why it could not be handed over, and whose fault that was: a customer pays for another delivery only if it was theirs. */
export const FAILURES = [
  { reason: 'Nobody answers the door or the phone', fault: null },
  { reason: 'The address is wrong', fault: null },
  { reason: 'The customer does not want it', fault: null },
  { reason: 'The order is wrong or incomplete', fault: 'vendor_fault' },
  { reason: 'I have lost or damaged it', fault: 'rider_fault' },
] as const satisfies readonly Reason[];

export const HAND_BACKS = [
  'My bike has broken down',
  'An accident',
  'The vendor takes too long',
  'It is too far or too large for me',
] as const;
