import type { AddressPayload, CustomerAddress } from '@jara/contract';
import { greatCircleKm } from '@jara/domain/location';

/** What would be saved of a place. */
export type NewEntry = Pick<AddressPayload, 'pretty_name' | 'latitude' | 'longitude'> &
  Pick<CustomerAddress, 'landmark' | 'recipient'>;

const SAME_KM = 0.01;

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The saved address that says all of it: the same words at the same spot. Words that are new make another one. */
export function findDuplicateAddress(
  { pretty_name, latitude, longitude, landmark, recipient }: NewEntry,
  saved: readonly CustomerAddress[],
): CustomerAddress | undefined {
  return saved.find(
    (each) =>
      plain(each.pretty_name) === plain(pretty_name) &&
      greatCircleKm(each.coordinate, { x: longitude, y: latitude }) <= SAME_KM &&
      (landmark === null || plain(landmark) === plain(each.landmark ?? '')) &&
      (recipient === null || (recipient.name === each.recipient?.name && recipient.phone === each.recipient.phone)),
  );
}
