import { VENDOR_TYPES } from '@jara/contract';
import type { ReactNode } from 'react';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { TileLink } from '@/shared/ui/tile-link.tsx';
import { TilePicture } from '@/shared/ui/tile-picture.tsx';
import { CHANGES_LIST, type Listing, listingHref, VENDOR_TYPE_LABEL } from '../model/listing.ts';

const CHOICES = [
  { type: undefined, picture: 'all', label: 'All' },
  ...VENDOR_TYPES.map((type) => ({ type, picture: type, label: VENDOR_TYPE_LABEL[type] })),
] as const;

type Props = {
  readonly listing: Listing;
  /** What else the page offers, after the types and in the same row. */
  readonly children?: ReactNode;
};

export function TypeNav({ listing, children }: Props) {
  return (
    <div {...tracked('section', 'vendor_types')} className="scroll-row gap-1! md:gap-2!">
      <nav aria-label="Vendor types" data-choice="one" className="flex shrink-0 gap-1 md:contents">
        {CHOICES.map(({ type, picture, label }) => (
          <TileLink
            key={label}
            {...CHANGES_LIST}
            {...tapped('button', 'vendor_type', { choice: type ?? 'all' })}
            picture={<TilePicture name={picture} />}
            current={listing.type === type}
            href={listingHref(listing, { type, category: undefined })}
          >
            {label}
          </TileLink>
        ))}
      </nav>
      {children}
    </div>
  );
}
