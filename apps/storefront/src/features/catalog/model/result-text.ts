import type { CountryCode, ListChoice, VendorType } from '@jara/contract';
import { VENDOR_TAG_LABEL } from '@jara/domain/catalog';
import { ANY_TIME, type Listing, listingHref, tagOfList, VENDOR_TYPE_LABEL } from './listing.ts';
import { filterList, VENDOR_FILTERS } from './vendor-filters.ts';

type FoundWithout = { readonly choice: ListChoice; readonly total: number };
type Place = {
  /** By its name, as the category. */
  readonly city: string;
  readonly country: CountryCode;
  readonly category: string | undefined;
};

const ONE_OF_TYPE = {
  restaurant: 'restaurant',
  supermarket: 'supermarket',
  pharmacy: 'pharmacy',
  'local-market': 'local market',
} as const satisfies Record<VendorType, string>;

function nounFor(type: VendorType | undefined, total: number): string {
  if (total === 1) return type ? ONE_OF_TYPE[type] : 'vendor';
  return type ? VENDOR_TYPE_LABEL[type].toLowerCase() : 'vendors';
}

/** '3 with discounts', '1 pharmacy open now', '5 vendors': so many of what is chosen, but for the time. */
function countWords(total: number, listing: Listing, { country, category }: Place): string {
  const { type } = listing;
  const filters = filterList.flatMap(({ name, kept, choicesIn }) => {
    const chosen = listing[name];
    if (!chosen) return [];
    return kept(choicesIn?.(country).find(({ value }) => value === chosen)?.words ?? '');
  });
  const like = [...filters, ...(category ? [`in “${category}”`] : [])];
  const noun = nounFor(type, total);
  // What is like something needs no other name.
  return [total, type || like.length === 0 ? noun : '', like.join(', ')].filter(Boolean).join(' ');
}

/** What taking one choice back would find, in the words of its link. */
function withoutWords({ choice, total }: FoundWithout, listing: Listing, place: Place): string {
  if (choice === 'tag') return `${countWords(total, listing, place)} in all of ${place.city}`;
  const vendors = `${total} ${nounFor(choice === 'type' ? undefined : listing.type, total)}`;
  if (choice === 'type') return `Any type: ${vendors}`;
  if (choice === 'category') return `Any category: ${vendors}`;
  const { label, ...filter } = VENDOR_FILTERS[choice];
  return `${'anyLabel' in filter ? filter.anyLabel : `Without “${label}”`}: ${vendors}`;
}

/** Why a list is empty, where one choice alone is the reason. */
function reasonWords(listing: Listing, choices: readonly ListChoice[]): string {
  const tag = tagOfList(listing);
  const isTimeAlone = !listing.type && !listing.category && filterList.every(({ name }) => !listing[name]);
  if (tag && choices.includes('tag')) {
    return tag === 'around_you'
      ? 'No restaurant fits these choices.'
      : `${isTimeAlone ? 'Nobody who is open now' : 'Nothing that fits these choices'} arrives in ${VENDOR_TAG_LABEL[tag].toLowerCase()}.`;
  }
  return choices.length > 0
    ? 'Nothing here fits all of these choices. Leave one out:'
    : 'Nothing here fits all of these choices. Try fewer filters or a longer delivery time.';
}

/** What an empty list says, and what it offers instead: the time first, since it is chosen by nobody at first. */
export function emptyListText(listing: Listing, found: readonly FoundWithout[], place: Place) {
  return {
    reason: reasonWords(
      listing,
      found.map(({ choice }) => choice),
    ),
    offers: found.map((one) => ({
      words: withoutWords(one, listing, place),
      href: listingHref(listing, { [one.choice]: one.choice === 'tag' ? ANY_TIME : undefined }),
    })),
  };
}
