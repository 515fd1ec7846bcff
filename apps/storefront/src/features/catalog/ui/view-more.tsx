import { VENDOR_PAGE_SIZE } from '@jara/contract';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { type Listing, listingHref } from '../model/listing.ts';
import { VendorListSkeleton } from './vendor-list-skeleton.tsx';

type Props = { readonly shown: number; readonly total: number; readonly listing: Listing };

/** Lets a list grow by a page in place; nothing when all of it is there. */
export function ViewMore({ shown, total, listing }: Props) {
  if (shown >= total) return null;
  return (
    <>
      <div className="skeleton-of-more mt-8">
        <VendorListSkeleton />
      </div>
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
          {shown} of {total} vendors
        </span>
      </p>
    </>
  );
}
