import type { Order, OrderStatus } from '@jara/contract';

export type FollowedPackage = Pick<Order, 'status' | 'driver' | 'package_information'>;
type Words = (order: FollowedPackage) => string;

const riderOf = ({ driver }: FollowedPackage) => driver?.name ?? 'Your rider';
const senderOf = ({ package_information: carried }: FollowedPackage) => carried?.source_contact.name ?? 'the sender';
const receiverOf = ({ package_information: carried }: FollowedPackage) =>
  carried?.destination_contact.name ?? 'the receiver';

/** Whether somebody else is given it. */
export const isSending = ({ package_information: carried }: Pick<Order, 'package_information'>): boolean =>
  carried?.user_action === 'sending';

/** Who says the PIN. */
export const packagePinText = (order: FollowedPackage): string =>
  isSending(order) ? `${receiverOf(order)} tells the rider this PIN.` : 'Give the rider your PIN.';

/** What a sender shares with the receiver, by whatever they write to each other: the PIN, and nothing of anybody. */
export const sharedPinText = (pin: string): string =>
  `A package is coming to you with Jara. Tell the rider this PIN when you receive it: ${pin}`;

export const RIDER_COMES_ONCE_PAID = 'A rider will come once it is paid.';

/** What differs from an order that a vendor makes. No vendor takes a package, so it has none of those statuses. */
export const PACKAGE_HEADING: Partial<Record<OrderStatus, string>> = {
  received: 'Your delivery is booked',
  awaiting_pickup: 'Rider at the pickup address',
  in_transit: 'Package in transit',
  arrived: 'Package arrived',
  success: 'Package delivered',
};

export const PACKAGE_NEXT: Partial<Record<OrderStatus, Words>> = {
  received: () => 'A rider will accept it next.',
  accepted_by_driver: (order) => `${riderOf(order)} is on the way to the pickup address.`,
  awaiting_pickup: (order) => `${riderOf(order)} is there for the package. ${senderOf(order)} hands it over.`,
  in_transit: (order) =>
    isSending(order)
      ? `${riderOf(order)} is on the way to ${receiverOf(order)}.`
      : `${riderOf(order)} is on the way to you. Have your PIN ready.`,
  arrived: (order) => `${riderOf(order)} is at the dropoff address.`,
  success: (order) => (isSending(order) ? `${receiverOf(order)} has your package.` : 'You have your package.'),
  failed: () => 'Your package was not handed over.',
  cancelled: () => 'No rider will come for it.',
  unable_to_process: () => 'We are sorry. You can book another delivery.',
  abandoned: () => RIDER_COMES_ONCE_PAID,
};
