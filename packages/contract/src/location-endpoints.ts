import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id } from './ids.ts';
import { countryCode, currency } from './money.ts';
import { slug } from './text.ts';

/** Spec §3: x is the longitude, y the latitude. */
export const coordinate = z.object({ x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) });

const LATLNG = /^-?\d{1,2}(?:\.\d{1,12})?,-?\d{1,3}(?:\.\d{1,12})?$/;
/** A point in an address: latitude,longitude. */
export const latlng = z.string().regex(LATLNG, 'must be latitude,longitude');
/** Four decimals, some eleven metres: more would only make more answers to keep. */
const NEAR = /^-?\d{1,2}(?:\.\d{1,4})?,-?\d{1,3}(?:\.\d{1,4})?$/;
export const pointInUrl = z
  .string()
  .regex(NEAR, 'must be latitude,longitude with at most four decimals')
  .transform((text) => {
    const [y, x] = text.split(',').map(Number);
    return { x, y };
  })
  .pipe(coordinate);

export const TIME_ZONES = ['Africa/Lagos', 'Africa/Accra'] as const;
export const timeZone = z.enum(TIME_ZONES);
export type TimeZone = z.infer<typeof timeZone>;

/** A city where vendors deliver. */
export const availableLocation = z.object({
  id,
  slug,
  display_name: z.string(),
  state: z.string(),
  country_code: countryCode,
  currency,
  time_zone: timeZone,
  coordinate,
});
export type AvailableLocation = z.infer<typeof availableLocation>;

export const locationEndpoints = {
  listAvailableLocations: {
    method: 'GET',
    path: '/customer/available-locations',
    summary: 'The cities where vendors deliver, by name.',
    data: z.array(availableLocation),
    cached: true,
    failures: [],
  },
} as const satisfies EndpointTable;
