import type { DataOf, searchEndpoints } from '@jara/contract';
import { wordsOf } from '@jara/domain/catalog';
import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { tracked } from '@/shared/analytics/tracked.ts';
import { ANY_TIME, chosenTag, type Listing, listingHref, readListing } from '../model/listing.ts';
import { ResultWithDishes } from './result-with-dishes.tsx';
import { VendorCard } from './vendor-card.tsx';
import { ViewMore } from './view-more.tsx';

type Props = { readonly found: DataOf<typeof searchEndpoints.search>; readonly listing: Listing };

export function SearchResults({ found, listing }: Props) {
  const { results, total, corrections, has_all_words } = found;
  if (results.length === 0) return <NothingFound listing={listing} />;
  const now = new Date();
  const vendors = `${total} ${total === 1 ? 'vendor' : 'vendors'}`;
  const readAs = corrections.length > 0 ? `, read as “${correctedText(listing.q, corrections)}”` : '';
  return (
    <>
      <p role="status" className="text-ink-soft">
        {has_all_words
          ? `${vendors} for “${listing.q}”${readAs}`
          : `Nothing has all of these words${readAs}. The closest: ${vendors}.`}
      </p>
      <ul
        {...tracked('section', 'search_results')}
        className="grid grid-cols-1 gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3"
      >
        {results.map(({ vendor, dishes }, index) => (
          <li key={vendor.id}>
            {dishes.length > 0 ? (
              <ResultWithDishes vendor={vendor} dishes={dishes} index={index} now={now} />
            ) : (
              <>
                <VendorCard vendor={vendor} index={index} now={now} />
                <p className="text-14 text-ink-soft">{vendor.categories.map(({ name }) => name).join(' · ')}</p>
              </>
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
  return q.trim().replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => readAs.get(wordsOf(word)[0] ?? '') ?? word);
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
