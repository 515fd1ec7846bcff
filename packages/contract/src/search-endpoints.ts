import { z } from 'zod';
import { vendorPage } from './catalog-endpoints.ts';
import type { EndpointTable } from './endpoint.ts';
import { idInUrl } from './ids.ts';
import { pointInUrl } from './location-endpoints.ts';
import { menuItem } from './menu.ts';
import { slug, typedText } from './text.ts';
import { vendor, vendorTag } from './vendor.ts';
import { vendorType } from './vendor-types.ts';

export const LONGEST_SEARCH = 200;

/** Decisions §4, the search check: two or more characters with at least one letter or digit among them. */
export const searchText = typedText(LONGEST_SEARCH)
  .trim()
  .refine(
    (text) => [...text].length >= 2 && /[\p{L}\p{N}]/u.test(text),
    'must be two or more characters with a letter or digit',
  );

/** What a result shows of a dish, and whether a tap adds it or asks for its options first. */
export const matchedDish = menuItem
  .pick({
    id: true,
    name: true,
    price: true,
    discount_price: true,
    currency: true,
    image_url: true,
    image_colour: true,
    is_available: true,
    dietary_tags: true,
    allergens: true,
    spicy: true,
  })
  .extend({ has_options: z.boolean() });
export type MatchedDish = z.infer<typeof matchedDish>;

/** A vendor that was found, and the dishes for which it was. */
export const searchResult = z.object({ vendor, dishes: z.array(matchedDish) });
export type SearchResult = z.infer<typeof searchResult>;

export const searchEndpoints = {
  search: {
    method: 'GET',
    path: '/customer/search',
    summary:
      'Vendors whose name, category or dishes match, narrowed by tag, type and category, open ones first, then those of which a dish is called what was typed, with the dishes that matched; where no vendor has all the words, those with the most of them. ‘Vegetarian’, ‘halal’ and ‘without nuts’ find what vendors have declared. Among equals the nearest to a customer’s own address comes first. A changed menu is found within a minute.',
    query: z.strictObject({
      query: searchText,
      /** Decisions §4: the customer's own address, in whose city is searched, the nearest first among equals. */
      address_id: idInUrl.optional(),
      /** For guests, and customers without an address: the city's slug. Without either it is the city last used, else Lagos. */
      city: slug.optional(),
      /** A point in that city, latitude,longitude: prices and minutes are for it, the nearest first among equals. */
      near: pointInUrl.optional(),
      /** Each narrows what is found; where none is sent, none does. */
      tag: vendorTag.optional(),
      type: vendorType.optional(),
      category: slug.optional(),
      ...vendorPage,
    }),
    caller: 'anyone',
    data: z.object({
      results: z.array(searchResult),
      total: z.int().nonnegative(),
      /** Whether the results have every typed word. Where no vendor has, they are those with the most of them. */
      has_all_words: z.boolean(),
      /** What was searched for instead of a word that nobody uses here: 'jollof' for 'jolof'. */
      corrections: z.array(z.object({ typed: z.string(), read_as: z.string() })),
      /** The city that was searched. */
      city: slug,
    }),
    cached: true,
    failures: ['LOCATION_NOT_FOUND', 'ADDRESS_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
