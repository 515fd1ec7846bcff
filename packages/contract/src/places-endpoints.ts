import { z } from 'zod';
import { addressPayload } from './address-endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { latlng } from './location-endpoints.ts';
import { typedText } from './text.ts';

/** One suggestion while typing an address. */
export const placeSuggestion = z.object({
  place_id: z.string(),
  description: z.string(),
  main_text: z.string(),
  secondary_text: z.string(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

/** Groups the keystrokes and the one lookup that ends them, as the maps service bills them. */
const placesSession = z.uuidv4();

/** The maps service by way of the API, so that its key never reaches a browser. For customers: each call costs money. */
export const placesEndpoints = {
  suggestPlaces: {
    method: 'GET',
    path: '/places/autocomplete',
    summary: 'Places in Nigeria and Ghana that begin like the input.',
    caller: 'customer',
    query: z.strictObject({ input: typedText(200).trim().min(1), session: placesSession.optional() }),
    data: z.array(placeSuggestion),
    asksProvider: true,
    failures: ['PLACES_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  reverseGeocode: {
    method: 'GET',
    path: '/places/reverse',
    summary: 'The place at a point, as an address that can be kept. `latlng` is latitude,longitude.',
    caller: 'customer',
    query: z.strictObject({ latlng }),
    data: addressPayload,
    asksProvider: true,
    failures: ['PLACE_NOT_FOUND', 'PLACES_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
  getPlace: {
    method: 'GET',
    path: '/places/:placeId',
    summary: 'A suggested place, as an address that can be kept.',
    caller: 'customer',
    params: z.object({ placeId: z.string().min(1).max(300) }),
    query: z.strictObject({ session: placesSession.optional() }),
    data: addressPayload,
    asksProvider: true,
    failures: ['PLACE_NOT_FOUND', 'PLACES_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies EndpointTable;
