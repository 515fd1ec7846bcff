import type { FoundPlace } from './found-place.ts';
import { type KnownPlace, PLACES } from './gazetteer/places.ts';

const SUGGESTED = 5;
const COUNTRY_WORDS = { NG: 'nigeria', GH: 'ghana' } as const;
/** What is typed first among equals: somebody who types 'lekki' means the area, not a mall in it. */
const KIND_ORDER = { city: 0, area: 1, street: 2, landmark: 3 } as const;
/** 'No. 12 Admiralty Way', '12a, Admiralty Way', 'Plot 5 …'. */
const HOUSE = /^\s*(?:(?:no|plot|house)\b\.?\s*)?(\d{1,4}[a-z]?)[\s,]+(?=\S)/i;

/** Lower case, without accents; apostrophes join, everything else parts. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

type Entry = { readonly place: KnownPlace; readonly name: readonly string[]; readonly all: readonly string[] };

const ENTRIES: readonly Entry[] = PLACES.map((place) => {
  const { area, city } = place;
  const name = wordsOf(place.name);
  const around = [area?.[0], area?.[4], city.name, city.state].map((text) => wordsOf(text ?? ''));
  return { place, name, all: [...name, ...around.flat(), COUNTRY_WORDS[city.country]] };
});

const startsOne = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed));

/** Each typed word begins a word of the place or of what it lies in, in any order. */
function matches({ all }: Entry, typed: readonly string[]): boolean {
  return typed.every((word) => startsOne(all, word));
}

/** The smaller the better: how many of the typed words are not in the name, whether it begins so, then its kind. */
function rank({ place, name }: Entry, typed: readonly string[]): number {
  const missing = typed.filter((word) => !startsOne(name, word)).length;
  const beginsSo = name[0]?.startsWith(typed[0] ?? '') ? 0 : 1;
  return missing * 100 + beginsSo * 10 + KIND_ORDER[place.kind];
}

function search(typed: readonly string[], isAllowed: (place: KnownPlace) => boolean): Entry[] {
  if (typed.length === 0) return [];
  return ENTRIES.filter((entry) => isAllowed(entry.place) && matches(entry, typed))
    .map((entry) => ({ entry, rank: rank(entry, typed) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** The places that somebody may mean by what they typed so far, the likeliest first. */
export function suggest(input: string, countries: ReadonlySet<string>): FoundPlace[] {
  const isAllowed = ({ city }: KnownPlace) => countries.has(city.country);
  const asTyped = search(wordsOf(input), isAllowed).map(({ place }): FoundPlace => ({ place }));
  const [before = '', number] = HOUSE.exec(input) ?? [];
  if (number === undefined) return asTyped.slice(0, SUGGESTED);
  const street = wordsOf(input.slice(before.length));
  const numbered = search(street, isAllowed)
    .filter(({ place, name }) => place.kind === 'street' && street.some((word) => startsOne(name, word)))
    .map(({ place }): FoundPlace => ({ place, house: number.toLowerCase() }));
  return [...numbered, ...asTyped].slice(0, SUGGESTED);
}
