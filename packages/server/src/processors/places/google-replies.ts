import { z } from 'zod';
import type { Place, Suggestion } from './places-adapter.ts';

/** Rule location.021. `components` asks Google for these alone; what comes is looked at again. */
const COUNTRY_CODES: ReadonlySet<string> = new Set(['NG', 'GH']);
const COUNTRY_NAMES: ReadonlySet<string> = new Set(['Nigeria', 'Ghana']);

const Component = z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) });

const Result = z
  .object({
    place_id: z.string().min(1),
    formatted_address: z.string(),
    geometry: z.object({
      location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    }),
    address_components: z.array(Component),
  })
  .transform(
    ({ place_id, formatted_address, geometry: { location }, address_components }): Place => ({
      place_id,
      formatted_address,
      location: { latitude: location.lat, longitude: location.lng },
      components: address_components,
    }),
  );

const Prediction = z
  .object({
    place_id: z.string().min(1),
    description: z.string(),
    terms: z.array(z.object({ value: z.string() })),
    structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string().default('') }),
  })
  .transform(({ place_id, description, terms, structured_formatting }) => ({
    suggestion: { place_id, description, ...structured_formatting } satisfies Suggestion,
    country: terms.at(-1)?.value ?? '',
  }));

export const Status = z.object({ status: z.string() });

export const Predictions = z
  .object({ predictions: z.array(Prediction) })
  .transform(({ predictions }) =>
    predictions.filter(({ country }) => COUNTRY_NAMES.has(country)).map(({ suggestion }) => suggestion),
  );

const isServed = ({ components }: Place) =>
  components.some(({ types, short_name }) => types.includes('country') && COUNTRY_CODES.has(short_name));

/** The place, or none where it lies in another country. */
export const Details = z.object({ result: Result }).transform(({ result }) => (isServed(result) ? result : undefined));

/** The closest of what was found in our countries: near a border Google also names the other side. */
export const Geocoded = z.object({ results: z.array(Result) }).transform(({ results }) => results.find(isServed));
