import { locationEndpoints, placesEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

const FRESH_MS = 60_000;

/** Keystrokes of one session, with the lookup that ends it, are billed as one. */
export const placeSuggestionsQuery = (input: string, session: string | undefined) =>
  queryOptions({
    queryKey: ['place-suggestions', session, input] as const,
    queryFn: ({ signal }) =>
      callApi(placesEndpoints.suggestPlaces, { query: { input, ...(session && { session }) } }, signal),
    enabled: input !== '',
    staleTime: FRESH_MS,
    // While more is typed, what was suggested stays; a new typing begins with nothing.
    placeholderData: (suggested, query) => (query?.queryKey[1] === session ? suggested : undefined),
    retry: false,
    // Without a network it fails at once and says so, where it would wait without a word; with one it asks again.
    networkMode: 'always',
    refetchOnReconnect: true,
    // Told beneath the field, where there are other ways to give an address.
    meta: { failure: 'rethrow' },
  });

export const findPlace = (placeId: string, session: string | undefined) =>
  callApi(placesEndpoints.getPlace, { params: { placeId }, query: session ? { session } : {} });

export const placeAt = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  callApi(placesEndpoints.reverseGeocode, { query: { latlng: `${latitude.toFixed(6)},${longitude.toFixed(6)}` } });

export const citiesQuery = queryOptions({
  queryKey: ['available-locations'],
  queryFn: ({ signal }) => callApi(locationEndpoints.listAvailableLocations, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
  // Without it, the page stays at its city and a pin has fewer names around it.
  meta: { failure: 'rethrow' },
});
