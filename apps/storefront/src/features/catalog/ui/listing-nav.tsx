import type { VendorCategory } from '@jara/contract';
import { DEFAULT_VENDOR_TAG, VENDOR_TAGS, VENDOR_TYPES } from '@jara/contract';
import { VENDOR_TAG_LABEL } from '@jara/domain/catalog';
import type { ReactNode } from 'react';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { ChipLink } from '@/shared/ui/chip.tsx';
import type { Listing } from '../model/listing.ts';
import { listingHref, tagOfList, VENDOR_TYPE_LABEL } from '../model/listing.ts';
import { RememberTag } from './deferred.tsx';

type Props = { readonly listing: Listing };

/** Leads to another list on the same page: the scroll stays, the list's skeleton shows. */
const CHANGES_LIST = { 'data-shows': 'list', 'data-scroll': 'keep' } as const;

/** What else the page offers stands before the types, in the same row. */
export function TypeNav({ listing, children }: Props & { readonly children?: ReactNode }) {
  const choices = [
    { type: undefined, label: 'All' },
    ...VENDOR_TYPES.map((type) => ({ type, label: VENDOR_TYPE_LABEL[type] })),
  ];
  return (
    <div {...tracked('section', 'vendor_types')} className="scroll-row">
      {children}
      <nav aria-label="Vendor types" data-choice="one" className="flex shrink-0 gap-2">
        {choices.map(({ type, label }) => (
          <ChipLink
            key={label}
            {...CHANGES_LIST}
            {...tapped('button', 'vendor_type', { choice: type ?? 'all' })}
            current={listing.type === type}
            href={listingHref(listing, { type, category: undefined })}
          >
            {label}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}

export function CategoryNav({ listing, categories }: Props & { readonly categories: readonly VendorCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories" data-choice="one" {...tracked('section', 'categories')} className="scroll-row">
      {categories.map(({ slug, name }) => {
        const isChosen = listing.category === slug;
        return (
          <ChipLink
            key={slug}
            {...CHANGES_LIST}
            {...tapped('button', 'category', { choice: slug })}
            current={isChosen}
            href={listingHref(listing, { category: isChosen ? undefined : slug })}
          >
            {name}
          </ChipLink>
        );
      })}
    </nav>
  );
}

export function TagNav({ listing }: Props) {
  return (
    <nav
      aria-label="Delivery time"
      data-choice="one"
      {...tracked('section', 'delivery_times')}
      className="scroll-row border-b border-line md:mx-0 md:overflow-visible md:px-0 md:pb-0"
    >
      {VENDOR_TAGS.map((tag) => (
        <a
          key={tag}
          {...CHANGES_LIST}
          {...tapped('button', 'delivery_time', { choice: tag })}
          aria-current={tagOfList(listing) === tag ? 'true' : undefined}
          href={listingHref(listing, { tag: tag === DEFAULT_VENDOR_TAG ? undefined : tag })}
          className="-mb-px inline-flex min-h-11 shrink-0 items-center whitespace-nowrap border-b-2 px-1 font-semibold text-16 border-transparent text-ink-soft hover:text-ink chosen:border-brand chosen:text-brand"
        >
          {VENDOR_TAG_LABEL[tag]}
        </a>
      ))}
      <RememberTag tag={listing.tag} />
    </nav>
  );
}

/** What narrows a search by time, if it was chosen; a tap takes it away. */
export function ChosenTag({ listing }: Props) {
  if (!listing.tag) return null;
  return (
    <nav aria-label="Delivery time" data-choice="any" className="scroll-row">
      <ChipLink {...CHANGES_LIST} current href={listingHref(listing, { tag: undefined })}>
        {VENDOR_TAG_LABEL[listing.tag]}
      </ChipLink>
    </nav>
  );
}
