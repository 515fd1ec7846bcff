import type { AddressPayload } from '@jara/contract';
import { pinName } from '@jara/domain/location';
import type { Point } from './known-places.ts';

/** A home that no map knows can be delivered to all the same. */
export const pinAddress = ({ latitude, longitude }: Point): AddressPayload => ({
  house_no: null,
  street: null,
  pretty_name: pinName({ latitude, longitude }),
  longitude,
  latitude,
  city: null,
  state: null,
  country: null,
  area: null,
});
