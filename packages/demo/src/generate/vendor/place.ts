import type { VendorType } from '@jara/contract';
import { CITIES, type City } from '../../content/cities/index.ts';
import { VENDOR_KINDS, type VendorKind, type VendorKindName } from '../../content/kinds/index.ts';
import { randomOf } from '../random.ts';

/** Where the n-th vendor of the demo is and what kind it is. It depends on n alone, not on how many there are. */
export type VendorPlace = {
  readonly city: City;
  readonly city_id: number;
  /** The vendor's number within its city, from 0. */
  readonly ordinal: number;
  /** Distinct within the city. */
  readonly rank: number;
  readonly kindName: VendorKindName;
  readonly kind: VendorKind;
};

const ROUND = CITIES.reduce((sum, { share }) => sum + share, 0);

/** One round of vendors, cities interleaved by their shares: each turn goes to the city that is furthest behind. */
const TURNS = (() => {
  const given = CITIES.map(() => 0);
  return Array.from({ length: ROUND }, (_, turn) => {
    const behind = CITIES.map(({ share }, at) => (share * (turn + 1)) / ROUND - (given[at] ?? 0));
    const at = behind.indexOf(Math.max(...behind));
    const before = given[at] ?? 0;
    given[at] = before + 1;
    return { at, before };
  });
})();

/** R(estaurant), S(upermarket), P(harmacy), M(arket): six vendors are enough for a city to have all four. */
const TYPES_IN_TURN = [...'RSRPRMRRRSRRPRRMRRSR'].map(
  (letter) => ({ R: 'restaurant', S: 'supermarket', P: 'pharmacy', M: 'local-market' })[letter] as VendorType,
);

const countOf = (type: VendorType, types: readonly VendorType[]) => types.filter((other) => other === type).length;

function kindOf(city: City, ordinal: number): VendorKindName {
  const turn = ordinal % TYPES_IN_TURN.length;
  const type = TYPES_IN_TURN[turn] as VendorType;
  const before = countOf(type, TYPES_IN_TURN.slice(0, turn));
  const ofType = Math.floor(ordinal / TYPES_IN_TURN.length) * countOf(type, TYPES_IN_TURN) + before;
  const kinds = kindsIn(city, type);
  return kinds[ofType % kinds.length] as VendorKindName;
}

const kindsInCity = new Map<string, readonly VendorKindName[]>();

/** The kinds of a type in an order of the city's own: what every town has comes first, and twice as often. */
function kindsIn(city: City, type: VendorType): readonly VendorKindName[] {
  const key = `${city.slug}/${type}`;
  const known = kindsInCity.get(key);
  if (known) return known;
  const kinds = (Object.keys(VENDOR_KINDS) as VendorKindName[]).filter(
    (name) => VENDOR_KINDS[name].type === type && VENDOR_KINDS[name].countries.includes(city.country),
  );
  const random = randomOf('kinds', key);
  const everywhere = kinds.filter((name) => VENDOR_KINDS[name].isEverywhere);
  const others = kinds.filter((name) => !VENDOR_KINDS[name].isEverywhere);
  const ordered = [random.shuffle(everywhere), random.shuffle(others), random.shuffle(everywhere)].flat();
  kindsInCity.set(key, ordered);
  return ordered;
}

/** Each round's ranks come after those of the round before, in an order that does not follow the ids. */
function rankOf(city: City, round: number, before: number): number {
  const order = randomOf('rank', city.slug, round).shuffle(Array.from({ length: city.share }, (_, at) => at));
  return round * city.share + order.indexOf(before) + 1;
}

/** `number` counts from 0. */
export function placeOf(number: number): VendorPlace {
  const round = Math.floor(number / ROUND);
  const { at, before } = TURNS[number % ROUND] as (typeof TURNS)[number];
  const city = CITIES[at] as City;
  const ordinal = round * city.share + before;
  const kindName = kindOf(city, ordinal);
  return { city, city_id: at + 1, ordinal, rank: rankOf(city, round, before), kindName, kind: VENDOR_KINDS[kindName] };
}
