import { VENDOR_PAGE_SIZE } from '@jara/contract';
import { ButtonLink } from '@jara/ui/button';
import { tracked } from '@/shared/analytics/tracked.ts';
import { type Listing, listingHref, MOST_SHOWN } from '../model/listing.ts';
import { VendorListSkeleton } from './vendor-list-skeleton.tsx';

type Props = { readonly shown: number; readonly total: number; readonly listing: Listing };

/** Lets a list of more than a page grow in place, and says how much of it is there. */
export function ViewMore({ shown, total, listing }: Props) {
  if (total <= VENDOR_PAGE_SIZE) return null;
  return (
    <>
      <div className="skeleton-of-more mt-8">
        <VendorListSkeleton />
      </div>
      <p className="mt-8 text-center">
        {shown < Math.min(total, MOST_SHOWN) && (
          <ButtonLink
            look="secondary"
            {...tracked('button', 'view_more')}
            data-scroll="keep"
            data-shows="more"
            data-history="replace"
            data-focus-after="vendors-shown"
            href={listingHref(listing, { shown: listing.shown + VENDOR_PAGE_SIZE })}
          >
            View more
          </ButtonLink>
        )}
        <span id="vendors-shown" role="status" tabIndex={-1} className="mt-2 block text-14 text-ink-soft outline-none">
          {shown} of {total} vendors
        </span>
      </p>
    </>
  );
}
