import type { z } from 'zod';
import { callProvider } from '../call-provider.ts';
import { Details, Geocoded, Predictions, Status } from './google-replies.ts';
import type { PlacesAdapter, PlacesFailure, PlacesOutcome } from './places-adapter.ts';

export type GoogleSettings = { readonly url: string; readonly key: string; readonly timeoutMs?: number };

/** Somebody is typing: what comes later is of no use. */
const TIMEOUT_MS = 5_000;
const FIELDS = 'place_id,formatted_address,name,geometry/location,address_component';
const COUNTRIES = 'country:ng|country:gh';

const failure = (reason: PlacesFailure['reason']): PlacesFailure => ({ ok: false, reason });

/** Everything but OK. Google answers an id that is none of its own with INVALID_REQUEST. */
const REASONS: ReadonlyMap<string, PlacesFailure['reason']> = new Map([
  ['ZERO_RESULTS', 'not_found'],
  ['NOT_FOUND', 'not_found'],
  ['INVALID_REQUEST', 'not_found'],
  ['REQUEST_DENIED', 'refused'],
  ['OVER_QUERY_LIMIT', 'refused'],
  ['OVER_DAILY_LIMIT', 'refused'],
  ['UNKNOWN_ERROR', 'unreachable'],
]);

/** Google's legacy web services: autocomplete, details, geocode. */
export function createPlaces({ url, key, timeoutMs = TIMEOUT_MS }: GoogleSettings): PlacesAdapter {
  async function ask<Reply>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<Reply>,
    signal: AbortSignal | undefined,
  ): Promise<PlacesOutcome<Reply>> {
    const search = new URLSearchParams({ ...query, language: 'en', key }).toString();
    const address = `${url}/maps/api/${path}/json?${search}`;
    const answer = await callProvider(
      address,
      { headers: { accept: 'application/json' } },
      { provider: 'google', timeoutMs, signal },
    );
    if (answer === undefined) return failure('unreachable');
    if (answer.status >= 400 && answer.status < 500) return failure('refused');
    const status = Status.safeParse(answer.body).data?.status;
    if (answer.status !== 200 || status === undefined) return failure('unreachable');
    if (status !== 'OK') return failure(REASONS.get(status) ?? 'unreachable');
    const reply = schema.safeParse(answer.body);
    return reply.success ? { ok: true, data: reply.data } : failure('unreachable');
  }

  const found = <Data>(outcome: PlacesOutcome<Data | undefined>): PlacesOutcome<Data> => {
    if (!outcome.ok) return outcome;
    return outcome.data === undefined ? failure('not_found') : { ok: true, data: outcome.data };
  };

  return {
    async autocomplete(input, session, signal) {
      if (input.trim() === '') return { ok: true, data: [] };
      const query = { input, components: COUNTRIES, sessiontoken: session };
      const outcome = await ask('place/autocomplete', query, Predictions, signal);
      return !outcome.ok && outcome.reason === 'not_found' ? { ok: true, data: [] } : outcome;
    },
    async details(placeId, session, signal) {
      const query = { place_id: placeId, fields: FIELDS, ...(session !== undefined && { sessiontoken: session }) };
      return found(await ask('place/details', query, Details, signal));
    },
    async reverse({ latitude, longitude }, signal) {
      const query = { latlng: `${latitude.toFixed(6)},${longitude.toFixed(6)}` };
      return found(await ask('geocode', query, Geocoded, signal));
    },
  };
}
