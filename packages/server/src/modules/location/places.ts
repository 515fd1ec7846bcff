import { randomUUID } from 'node:crypto';
import type { AddressPayload, FailureCode, PlaceSuggestion } from '@jara/contract';
import { addressFromPlace } from '@jara/domain/location';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Place, PlacesAdapter, PlacesFailure, PlacesOutcome } from '../../processors/index.ts';

/** The service bills us for every call. An address takes about ten, so nobody meets these who means to give one. */
const PER_CUSTOMER = { most: 300, windowSeconds: 3_600 };

type Deps = { readonly places: PlacesAdapter; readonly limits: Pick<Limits, 'take'> };

type LookUp = Promise<Outcome<AddressPayload, 'PLACE_NOT_FOUND' | 'PLACES_UNAVAILABLE' | 'TOO_MANY_REQUESTS'>>;

const CODE_OF_REASON = {
  not_found: 'PLACE_NOT_FOUND',
  refused: 'PLACES_UNAVAILABLE',
  unreachable: 'PLACES_UNAVAILABLE',
} as const satisfies Record<PlacesFailure['reason'], FailureCode>;

const asAddress = (found: PlacesOutcome<Place>) =>
  found.ok ? succeed(addressFromPlace(found.data)) : refuse(CODE_OF_REASON[found.reason]);

/** The maps service for customers, with what it answers turned into addresses. */
export function createPlaceLookup({ places, limits }: Deps) {
  const countCall = (customer: number) => limits.take({ key: `places:${customer}`, ...PER_CUSTOMER });
  return {
    async suggest(
      customer: number,
      { input, session }: { input: string; session?: string | undefined },
    ): Promise<Outcome<PlaceSuggestion[], 'PLACES_UNAVAILABLE' | 'TOO_MANY_REQUESTS'>> {
      const counted = await countCall(customer);
      if (!counted.ok) return counted;
      const found = await places.autocomplete(input, session ?? randomUUID());
      return found.ok ? succeed([...found.data]) : refuse('PLACES_UNAVAILABLE');
    },

    async find(customer: number, placeId: string, session?: string): LookUp {
      const counted = await countCall(customer);
      if (!counted.ok) return counted;
      return asAddress(await places.details(placeId, session));
    },

    /** `latlng` is 'latitude,longitude', as the contract has seen to. */
    async reverse(customer: number, latlng: string): LookUp {
      const [latitude = Number.NaN, longitude = Number.NaN] = latlng.split(',').map(Number);
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return refuse('PLACE_NOT_FOUND');
      const counted = await countCall(customer);
      if (!counted.ok) return counted;
      return asAddress(await places.reverse({ latitude, longitude }));
    },
  };
}

export type PlaceLookup = ReturnType<typeof createPlaceLookup>;
