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
  /** Searches that nobody made before: other words, another order, slips. */
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
  ...['max_delivery_fee=1000', 'min_delivery_fee=500&max_delivery_fee=2000', 'open_now=true&rating=3.5', 'limit=30'],
];

async function read<T>(url: string, path: string): Promise<T> {
  const answer = await fetch(`${url}${path}`);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const spread = <T>(all: readonly T[], count: number): T[] =>
  Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor((index * all.length) / count)] as T);

type Options = {
  /** At most so many vendors in a search's answer. */
  readonly searchLimit?: number;
};

export async function collectCalls(url: string, { searchLimit }: Options = {}): Promise<Calls> {
  const { pick, slip, shuffle, chance } = createChoices();
  const cities = await read<AvailableLocation[]>(url, '/customer/available-locations');
  const vendors: Vendor[] = [];
  for (const { slug } of cities) {
    vendors.push(...(await read<{ vendors: Vendor[] }>(url, `/customer/vendor?city=${slug}&limit=300`)).vendors);
  }
  const dishes: MenuItem[] = [];
  for (const { id } of spread(vendors, DISHES_READ))
    dishes.push(...(await read<MenuItem[]>(url, `/customer/vendor/${id}/menu`)));

  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const names = [...vendors.map(({ name }) => name), ...dishes.map(({ name }) => name)]
    .map(words)
    .filter(({ length }) => length > 0);

  const searchPath = (typed: string) => {
    const type = chance(0.2) ? '&type=restaurant' : '';
    const limit = searchLimit === undefined ? '' : `&limit=${searchLimit}`;
    return `/customer/search?query=${encodeURIComponent(typed)}&address_id=${pick(cities).id}${type}${limit}`;
  };
  const listPath = () => {
    const choices = [`city=${pick(cities).slug}`, pick(TAGS), pick(TYPES), pick(FILTERS)];
    return `/customer/vendor?${choices.filter((choice) => choice !== '').join('&')}`;
  };
  /** One to three words of a name, in any order; some with a slip, some not typed to the end. */
  const typedAnew = () => {
    const chosen = shuffle(pick(names)).slice(0, pick([1, 2, 2, 3]));
    const typed = chosen.map((word) => (chance(0.33) ? slip(word) : word)).join(' ');
    return chance(0.25) && typed.length > 4 ? typed.slice(0, -1) : typed;
  };

  return {
    lists: Array.from({ length: LISTS }, listPath),
    menus: spread(vendors, MENUS).map(({ id }) => `/customer/vendor/${id}/menu`),
    searches: Array.from({ length: SEARCHES }, () => searchPath(pick(names).slice(0, 2).join(' '))),
    distinctSearches(count) {
      const paths = new Set<string>();
      while (paths.size < count) paths.add(searchPath(typedAnew()));
      return [...paths];
    },
  };
}
