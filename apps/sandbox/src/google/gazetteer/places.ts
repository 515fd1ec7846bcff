import { abuja } from './abuja.ts';
import { accra } from './accra.ts';
import { beninCity } from './benin-city.ts';
import { capeCoast } from './cape-coast.ts';
import type { AreaRow, CityTable, PlaceRow } from './city-table.ts';
import { enugu } from './enugu.ts';
import { ibadan } from './ibadan.ts';
import { kaduna } from './kaduna.ts';
import { kano } from './kano.ts';
import { kumasi } from './kumasi.ts';
import { lagos } from './lagos.ts';
import { portHarcourt } from './port-harcourt.ts';
import { takoradi } from './takoradi.ts';
import { tamale } from './tamale.ts';
import { tema } from './tema.ts';

export const CITY_TABLES: readonly CityTable[] = [
  ...[lagos, abuja, portHarcourt, ibadan, beninCity, enugu, kano, kaduna],
  ...[accra, kumasi, tema, takoradi, capeCoast, tamale],
];

export type KnownPlace = {
  readonly id: string;
  readonly kind: 'street' | 'landmark' | 'area' | 'city';
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly city: CityTable;
  /** An area has itself; a city, and what lies outside of all areas, has none. */
  readonly area?: AreaRow;
};

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function placesOf(city: CityTable): KnownPlace[] {
  const idOf = (...names: string[]) => ['sbx', city.country.toLowerCase(), city.slug, ...names.map(slug)].join('_');
  const areas = new Map(city.areas.map((row) => [row[0], row]));
  const within =
    (kind: 'street' | 'landmark') =>
    ([name, areaName, latitude, longitude]: PlaceRow): KnownPlace => {
      const area = areas.get(areaName);
      if (area === undefined && areaName !== '') throw new Error(`${city.name} has no area '${areaName}' for ${name}`);
      const id = idOf(kind, name, ...(area === undefined ? [] : [areaName]));
      return { id, kind, name, latitude, longitude, city, ...(area && { area }) };
    };
  return [
    { id: idOf(), kind: 'city', name: city.name, latitude: city.latitude, longitude: city.longitude, city },
    ...city.areas.map((area): KnownPlace => {
      const [name, , latitude, longitude] = area;
      return { id: idOf('area', name), kind: 'area', name, latitude, longitude, city, area };
    }),
    ...city.streets.map(within('street')),
    ...city.landmarks.map(within('landmark')),
  ];
}

/** Every place of the gazetteer. */
export const PLACES: readonly KnownPlace[] = CITY_TABLES.flatMap(placesOf);
