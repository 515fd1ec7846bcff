import type { Vendor } from '@jara/contract';
import { VENDOR_PAGE_SIZE } from '@jara/contract';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import type { Listing } from '../model/listing.ts';
import { listingHref } from '../model/listing.ts';
import { VendorCard } from './vendor-card.tsx';

type Props = { readonly vendors: readonly Vendor[]; readonly total: number; readonly listing: Listing };

/** The first cards are above the fold, so their pictures do not wait. */
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
      <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {vendors.map((vendor, index) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} isFirst={index < ABOVE_THE_FOLD} />
          </li>
        ))}
      </ul>
      {total > vendors.length && (
        <p className="mt-8 text-center">
          <ButtonLink
            look="secondary"
            data-scroll="keep"
            data-shows="more"
            data-history="replace"
            href={listingHref(listing, { shown: listing.shown + VENDOR_PAGE_SIZE })}
          >
            View more
          </ButtonLink>
          <span role="status" className="mt-2 block text-14 text-ink-soft">
            {vendors.length} of {total} vendors
          </span>
        </p>
      )}
    </>
  );
}

const CLEARED = {
  tag: 'around_you',
  category: undefined,
  open_now: undefined,
  discounts: undefined,
  chowpass: undefined,
  rating: undefined,
  fee: undefined,
} as const;
