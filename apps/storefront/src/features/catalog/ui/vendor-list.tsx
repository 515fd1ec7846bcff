import type { Vendor } from '@jara/contract';
import { tracked } from '@/shared/analytics/tracked.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { StaticList } from '@/shared/ui/static-list.tsx';
import type { Listing } from '../model/listing.ts';
import { listingHref } from '../model/listing.ts';
import { NO_FILTERS } from '../model/vendor-filters.ts';
import { VendorCard } from './vendor-card.tsx';
import { ViewMore } from './view-more.tsx';

type Props = { readonly vendors: readonly Vendor[]; readonly total: number; readonly listing: Listing };

/** On a phone; these are drawn at once. */
const ABOVE_THE_FOLD = 2;

export function VendorList({ vendors, total, listing }: Props) {
  if (vendors.length === 0) {
    return (
      <EmptyState
        title="No vendors match"
        action={<ButtonLink href={listingHref(listing, CLEARED)}>Clear filters</ButtonLink>}
      >
        Nothing here fits all of those choices. Try fewer filters or a longer delivery time.
      </EmptyState>
    );
  }
  return (
    <>
      <StaticList {...tracked('section', 'vendors')} className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {vendors.map((vendor, index) => (
          <li
            key={vendor.id}
            className={index < ABOVE_THE_FOLD ? undefined : 'draw-late [contain-intrinsic-block-size:auto_18.5rem]'}
          >
            <VendorCard vendor={vendor} index={index} />
          </li>
        ))}
      </StaticList>
      <ViewMore shown={vendors.length} total={total} listing={listing} />
    </>
  );
}

const CLEARED = { tag: 'around_you', category: undefined, ...NO_FILTERS } as const;
