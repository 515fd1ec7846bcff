import type { DataOf, MatchedDish, searchEndpoints } from '@jara/contract';
import { effectivePrice, wordsOf } from '@jara/domain/catalog';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { Price } from '@/shared/ui/price.tsx';
import { ANY_TIME, chosenTag, type Listing, listingHref, readListing } from '../model/listing.ts';
import { VendorCard } from './vendor-card.tsx';
import { ViewMore } from './view-more.tsx';

type Props = { readonly found: DataOf<typeof searchEndpoints.search>; readonly listing: Listing };

export function SearchResults({ found, listing }: Props) {
  const { results, total, corrections } = found;
  if (results.length === 0) return <NothingFound listing={listing} />;
  return (
    <>
      <p role="status" className="text-ink-soft">
        {total} {total === 1 ? 'vendor' : 'vendors'} for “{listing.q}”
        {corrections.length > 0 && `, read as “${correctedText(listing.q, corrections)}”`}
      </p>
      <ul {...tracked('section', 'search_results')} className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {results.map(({ vendor, dishes }, index) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} index={index} now={new Date()} />
            <MatchedDishes dishes={dishes} path={vendorHref(vendor)} />
            {dishes.length === 0 && (
              <p className="text-14 text-ink-soft">{vendor.categories.map(({ name }) => name).join(' · ')}</p>
            )}
          </li>
        ))}
      </ul>
      <ViewMore shown={results.length} total={total} listing={listing} />
    </>
  );
}

/** The whole search as it was understood: 'egusi soup' for 'egusi soop'. */
function correctedText(q: string, corrections: Props['found']['corrections']): string {
  const readAs = new Map(corrections.map(({ typed, read_as }) => [typed, read_as]));
  return wordsOf(q)
    .map((word) => readAs.get(word) ?? word)
    .join(' ');
}

function MatchedDishes({ dishes, path }: { readonly dishes: readonly MatchedDish[]; readonly path: string }) {
  if (dishes.length === 0) return null;
  return (
    <ul aria-label="Matching dishes" className="mt-2 divide-y divide-line rounded-card border border-line">
      {dishes.map((dish) => (
        <li key={dish.id}>
          <a
            href={`${path}?dish=${dish.id}`}
            {...tapped('component', 'dish', { menu_id: dish.id })}
            className="flex min-h-11 items-center justify-between gap-3 px-3 py-2 text-14 hover:bg-sunk"
          >
            <span>
              {dish.name}
              {!dish.is_available && <span className="text-pepper"> · Out of stock</span>}
            </span>
            <Price amount={effectivePrice(dish)} was={dish.price} currency={dish.currency} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const EVERYWHERE = { tag: undefined, type: undefined, category: undefined } as const;

function NothingFound({ listing }: { readonly listing: Listing }) {
  const isNarrowed = chosenTag(listing) || listing.type || listing.category;
  return (
    <EmptyState
      title={`Nothing found for “${listing.q}”`}
      action={
        isNarrowed ? (
          <ButtonLink href={listingHref(listing, EVERYWHERE)}>Search all vendors</ButtonLink>
        ) : (
          <ButtonLink href={listingHref(readListing({ city: listing.city }), { tag: ANY_TIME })}>
            See all vendors
          </ButtonLink>
        )
      }
    >
      Check the spelling, try one word such as “rice” or “shawarma”, or choose another location above.
    </EmptyState>
  );
}
