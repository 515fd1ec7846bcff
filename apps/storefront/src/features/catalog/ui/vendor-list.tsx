import type { Vendor } from '@jara/contract';
import type { ReactNode } from 'react';
import { tracked } from '@/shared/analytics/tracked.ts';
import type { Listing } from '../model/listing.ts';
import { VendorCard } from './vendor-card.tsx';
import { ViewMore } from './view-more.tsx';

type Props = {
  readonly vendors: readonly Vendor[];
  readonly total: number;
  readonly listing: Listing;
  readonly now: Date;
  /** What stands there if there are none. */
  readonly empty: ReactNode;
};

/** On a phone; these are drawn at once. */
const ABOVE_THE_FOLD = 2;

export function VendorList({ vendors, total, listing, now, empty }: Props) {
  if (vendors.length === 0) return empty;
  return (
    <>
      <ul
        {...tracked('section', 'vendors')}
        className="grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-2 md:gap-y-8 xl:grid-cols-3"
      >
        {vendors.map((vendor, index) => (
          <li
            key={vendor.id}
            className={
              index < ABOVE_THE_FOLD ? undefined : 'draw-late below-fold [contain-intrinsic-block-size:auto_17rem]'
            }
          >
            <VendorCard vendor={vendor} index={index} now={now} />
          </li>
        ))}
      </ul>
      <ViewMore shown={vendors.length} total={total} listing={listing} />
    </>
  );
}
