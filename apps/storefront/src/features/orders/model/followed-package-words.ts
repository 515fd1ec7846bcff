import type { OrderStatus } from '@jara/contract';

/** What whoever has the link of a package is told: nothing of the people and the addresses at either end. */
const WORDS: Partial<Record<OrderStatus, string>> = {
  received: 'A rider will accept it next.',
  accepted_by_driver: 'A rider is on the way to fetch it.',
  awaiting_pickup: 'A rider is there to fetch it.',
  in_transit: 'A rider is bringing it.',
  arrived: 'The rider is at the door.',
  success: 'It was handed over.',
  failed: 'The rider could not hand it over. Whoever ordered the delivery can have it brought again.',
};

export const followedPackageWords = (status: OrderStatus): string => WORDS[status] ?? 'It does not come.';
