import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findById, resultOf } from './found-place.ts';
import { nearest } from './nearest.ts';
import { predictionOf } from './prediction.ts';
import { suggest } from './suggest.ts';

/** A variable given twice counts by its first, as with Google. */
const Query = z.record(z.string(), z.union([z.string(), z.array(z.string()).transform(([first = '']) => first)]));

const queryOf = (request: FastifyRequest) => Query.parse(request.query);

const DENIED = { status: 'REQUEST_DENIED', error_message: 'An API key is needed. The sandbox takes any.' };
const invalid = (error_message: string) => ({ status: 'INVALID_REQUEST', error_message });

/** 'country:ng|country:gh'; undefined where it says something else. Without it every country is meant. */
function countriesOf(components: string | undefined): ReadonlySet<string> | undefined {
  if (components === undefined || components === '') return new Set(['NG', 'GH']);
  const parts = components.split('|').map((part) => /^country:([a-z]{2})$/i.exec(part)?.[1]?.toUpperCase());
  return parts.length > 5 || parts.includes(undefined) ? undefined : new Set(parts as string[]);
}

function pointOf(latlng: string | undefined) {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(latlng ?? '') ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

/** What `fields` may name, with the part of the answer that it stands for. */
const FIELDS: ReadonlyMap<string, keyof ReturnType<typeof resultOf>> = new Map([
  ['place_id', 'place_id'],
  ['name', 'name'],
  ['formatted_address', 'formatted_address'],
  ['geometry', 'geometry'],
  ['geometry/location', 'geometry'],
  ['geometry/viewport', 'geometry'],
  ['address_component', 'address_components'],
  ['address_components', 'address_components'],
  ['type', 'types'],
  ['types', 'types'],
]);

/** Google's legacy web services over the gazetteer: always 200, and `status` tells how it went. */
export async function serveGoogle(app: FastifyInstance): Promise<void> {
  app.get('/place/autocomplete/json', async (request) => {
    const { key, input = '', components } = queryOf(request);
    if (!key) return { ...DENIED, predictions: [] };
    const countries = countriesOf(components);
    if (input.trim() === '') return { ...invalid('input is missing'), predictions: [] };
    if (countries === undefined) return { ...invalid('components cannot be read'), predictions: [] };
    const predictions = suggest(input, countries).map((found) => predictionOf(found, input));
    return { status: predictions.length === 0 ? 'ZERO_RESULTS' : 'OK', predictions };
  });

  app.get('/place/details/json', async (request) => {
    const { key, place_id = '', fields } = queryOf(request);
    if (!key) return { ...DENIED, html_attributions: [] };
    if (place_id === '') return { ...invalid('place_id is missing'), html_attributions: [] };
    const wanted = fields?.split(',') ?? [...FIELDS.keys()];
    const unknown = wanted.find((field) => !FIELDS.has(field));
    if (unknown !== undefined) return { ...invalid('fields names one that there is not'), html_attributions: [] };
    const found = findById(place_id);
    if (found === undefined) return { status: 'NOT_FOUND', html_attributions: [] };
    const shown = new Set(wanted.map((field) => FIELDS.get(field)));
    const parts = Object.entries(resultOf(found)).filter(([name]) => shown.has(name as never));
    return { status: 'OK', html_attributions: [], result: Object.fromEntries(parts) };
  });

  app.get('/geocode/json', async (request) => {
    const { key, latlng } = queryOf(request);
    if (!key) return { ...DENIED, results: [] };
    const point = pointOf(latlng);
    if (point === undefined) return { ...invalid('latlng is missing or cannot be read'), results: [] };
    const results = nearest(point).map((found) => {
      const { name: _, geometry, ...rest } = resultOf(found);
      return { ...rest, geometry: { ...geometry, location_type: 'GEOMETRIC_CENTER' } };
    });
    return { status: results.length === 0 ? 'ZERO_RESULTS' : 'OK', results };
  });
}
