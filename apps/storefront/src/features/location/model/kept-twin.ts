import type { AddressPayload, CustomerAddress } from '@jara/contract';
import { greatCircleKm } from '@jara/domain/location';

/** What would be kept of a place. */
export type NewEntry = Pick<AddressPayload, 'pretty_name' | 'latitude' | 'longitude'> &
  Pick<CustomerAddress, 'landmark' | 'recipient'>;

const SAME_KM = 0.01;

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The kept address that says it all already: the same words at the same spot. Words that are new make another one. */
export function keptTwin(
  { pretty_name, latitude, longitude, landmark, recipient }: NewEntry,
  kept: readonly CustomerAddress[],
): CustomerAddress | undefined {
  return kept.find(
    (each) =>
      plain(each.pretty_name) === plain(pretty_name) &&
      greatCircleKm(each.coordinate, { x: longitude, y: latitude }) <= SAME_KM &&
      (landmark === null || plain(landmark) === plain(each.landmark ?? '')) &&
      (recipient === null || (recipient.name === each.recipient?.name && recipient.phone === each.recipient.phone)),
  );
}
