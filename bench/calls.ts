import type { AvailableLocation, MenuItem, Vendor } from '@jara/contract';
import { createChoices } from './choices.ts';

/** What visitors ask of the API, as paths; the same for the same database. */
export type Calls = {
  /** Vendor lists of many cities, tags, types and filters. */
  readonly lists: readonly string[];
  /** Menus of vendors from all cities. */
  readonly menus: readonly string[];
  /** Searches that many people make. */
  readonly searches: readonly string[];
  /** Searches that nobody made before, nor an earlier call of this: other words, another order, slips. */
  distinctSearches(count: number): string[];
};

const LISTS = 200;
const MENUS = 200;
const SEARCHES = 80;
const DISHES_READ = 60;

const TAGS = ['', '', 'tag=under_35', 'tag=under_60', 'tag=around_you'];
const TYPES = ['', '', 'type=restaurant', 'type=supermarket', 'type=pharmacy', 'type=local-market'];
const FILTERS = [
  ...['', '', '', 'open_now=true', 'discounts=true', 'chowpass=true', 'rating=4.0', 'rating=4.5'],
  ...['fee=0-1000', 'fee=500-2000', 'open_now=true&rating=3.5'],
];

async function read<T>(url: string, path: string): Promise<T> {
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor((index * all.length) / count)] as T);

type Name = { readonly words: readonly string[]; readonly place: string };

type Options = {
  /** At most so many vendors in the answer of a list or a search. */
  readonly limit?: number;
};

export async function collectCalls(url: string, { limit }: Options = {}): Promise<Calls> {
  const { pick, slip, shuffle, chance } = createChoices();
  const cities = await read<AvailableLocation[]>(url, '/customer/available-locations');
  const vendors: (Vendor & { readonly place: string })[] = [];
  for (const { slug } of cities) {
    const { vendors: found } = await read<{ vendors: Vendor[] }>(url, `/customer/vendor?city=${slug}&limit=300`);
    vendors.push(...found.map((vendor) => ({ ...vendor, place: slug })));
  }
  const dishes: { readonly name: string; readonly place: string }[] = [];
  for (const { id, place } of spread(vendors, DISHES_READ)) {
    const menu = await read<MenuItem[]>(url, `/customer/vendor/${id}/menu`);
    dishes.push(...menu.map(({ name }) => ({ name, place })));
  }

  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  /** Names with the place where they are used: people search for what there is, so few vendors are found like many. */
  const names: Name[] = [...vendors, ...dishes]
    .map(({ name, place }) => ({ words: words(name), place }))
    .filter(({ words: { length } }) => length > 0);

  const searchPath = (typed: string, place: string) => {
    const type = chance(0.2) ? '&type=restaurant' : '';
    const most = limit === undefined ? '' : `&limit=${limit}`;
    return `/customer/search?query=${encodeURIComponent(typed)}&city=${place}${type}${most}`;
  };
  const filters =
    limit === undefined
      ? [...FILTERS, 'limit=30']
      : FILTERS.map((each) => [each, `limit=${limit}`].filter(Boolean).join('&'));
  const listPath = () => {
    const choices = [`city=${pick(cities).slug}`, pick(TAGS), pick(TYPES), pick(filters)];
    return `/customer/vendor?${choices.filter((choice) => choice !== '').join('&')}`;
  };
  /** One to three words of a name, in any order; some with a slip, some with a small letter, some not typed to the end. */
  const newSearch = () => {
    const name = pick(names);
    const chosen = shuffle(name.words).slice(0, pick([1, 2, 2, 3]));
    const typed = chosen
      .map((word) => (chance(0.33) ? slip(word) : word))
      .map((word) => (chance(0.5) ? word.toLowerCase() : word))
      .join(' ');
    return searchPath(chance(0.25) && typed.length > 4 ? typed.slice(0, -1) : typed, name.place);
  };
  const knownSearch = () => {
    const name = pick(names);
    return searchPath(name.words.slice(0, 2).join(' '), name.place);
  };

  const made = new Set<string>();

  return {
    lists: Array.from({ length: LISTS }, listPath),
    menus: spread(vendors, MENUS).map(({ id }) => `/customer/vendor/${id}/menu`),
    searches: Array.from({ length: SEARCHES }, knownSearch),
    distinctSearches(count) {
      const before = made.size;
      while (made.size < before + count) made.add(newSearch());
      return [...made].slice(before);
    },
  };
}
