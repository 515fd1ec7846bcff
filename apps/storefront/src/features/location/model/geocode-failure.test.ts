import { ApiError, callEndpoint } from '@jara/api-client';
import { placesEndpoints } from '@jara/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { geocodeFailure, isUnknownPlace, positionFailure } from './geocode-failure.ts';

const FALLBACK = 'Location error: Reload to try again';
const failure = (message: string) => new ApiError(message, { status: 404, code: 'PLACE_NOT_FOUND' });

afterEach(() => vi.unstubAllGlobals());

test('location.024 a geocode failure shows the server’s message, and without an answer asks to reload', async () => {
  expect(geocodeFailure(failure('We could not find that place.'))).toBe('We could not find that place.');
  expect(geocodeFailure(failure(''))).toBe(FALLBACK);
  expect(geocodeFailure(new TypeError('x is not a function'))).toBe(FALLBACK);
  for (const [onLine, expected] of [
    [true, FALLBACK],
    [false, 'You are offline. Please try again when the network is back.'],
  ] as const) {
    vi.stubGlobal('window', {});
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const request = { params: { placeId: 'x' }, query: {} };
    const unanswered = callEndpoint(placesEndpoints.getPlace, request, { baseUrl: '/api' });
    expect(await unanswered.then(String, geocodeFailure)).toBe(expected);
  }
});

test('location.024 so does a position that cannot be found', () => {
  expect(positionFailure({ code: 2 })).toBe(FALLBACK);
  expect(positionFailure({ code: 3 })).toBe(FALLBACK);
  expect(positionFailure(undefined)).toBe(FALLBACK);
});

test('a position that may not be known is told apart', () => {
  expect(positionFailure({ code: 1 })).toContain('does not share your location');
});

test('a place without a name is told from one that could not be asked for', () => {
  expect(isUnknownPlace(failure(''))).toBe(true);
  expect(isUnknownPlace(new ApiError('', { status: 503, code: 'PLACES_UNAVAILABLE' }))).toBe(false);
});
