import type { AddressPayload } from '@jara/contract';

type Component = { readonly long_name: string; readonly types: readonly string[] };

/** A place as a maps service tells it. */
export type MapsPlace = {
  readonly formatted_address: string;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly components: readonly Component[];
};

/** Spec §3 Location: what stands for city and for area, the first that the place has. */
const CITY_OR_AREA = [
  'neighborhood',
  'sublocality',
  'sublocality_level_1',
  'locality',
  'administrative_area_level_2',
] as const;

/** Spec §3 and integrations §7.4. What the place does not have is nil. */
export function addressFromPlace({ formatted_address, location, components }: MapsPlace): AddressPayload {
  const named = (...types: readonly string[]): string | null => {
    for (const type of types) {
      const name = components.find((component) => component.types.includes(type))?.long_name.trim();
      if (name) return name;
    }
    return null;
  };
  return {
    house_no: named('street_number'),
    street: named('route'),
    pretty_name: formatted_address,
    longitude: location.longitude,
    latitude: location.latitude,
    city: named(...CITY_OR_AREA),
    state: named('administrative_area_level_1'),
    country: named('country'),
    area: named(...CITY_OR_AREA),
  };
}
