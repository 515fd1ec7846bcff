import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { tapped } from '@/shared/analytics/tracked.ts';
import { ANY_TIME, CHANGES_LIST, type Listing, listingHref } from '../model/listing.ts';
import { emptyListText } from '../model/result-text.ts';
import { NO_FILTERS } from '../model/vendor-filters.ts';

type Props = {
  readonly listing: Listing;
  readonly found: Parameters<typeof emptyListText>[1];
  readonly place: Parameters<typeof emptyListText>[2];
};

const CLEARED = { tag: ANY_TIME, category: undefined, ...NO_FILTERS } as const;

/** A list without vendors: why, and what there is without the one choice that leaves it so. */
export function EmptyList({ listing, found, place }: Props) {
  const { reason, offers } = emptyListText(listing, found, place);
  return (
    <EmptyState
      title="No vendors match"
      action={
        <div className="grid justify-items-center gap-2">
          {offers.map(({ words, href }, index) => (
            <ButtonLink
              key={href}
              {...CHANGES_LIST}
              {...tapped('button', 'found_without')}
              look={index === 0 ? 'primary' : 'secondary'}
              href={href}
            >
              {words}
            </ButtonLink>
          ))}
          <ButtonLink
            {...CHANGES_LIST}
            look={offers.length > 0 ? 'quiet' : 'primary'}
            href={listingHref(listing, CLEARED)}
          >
            Clear filters
          </ButtonLink>
        </div>
      }
    >
      {reason}
    </EmptyState>
  );
}
