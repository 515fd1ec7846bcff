import type { VendorCategory } from '@jara/contract';
import { DEFAULT_VENDOR_TAG, VENDOR_TAGS } from '@jara/contract';
import { VENDOR_TAG_LABEL } from '@jara/domain/catalog';
import { ChipLink } from '@jara/ui/chip';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { ANY_TIME, CHANGES_LIST, chosenTag, type Listing, listingHref, tagOfList } from '../model/listing.ts';
import { RememberTagPlace } from './places.tsx';

const TAG_NAV = 'delivery-times';

type Props = { readonly listing: Listing };

/** Each category is a chip; a tap on the chosen one takes it away. */
export function CategoryChips({ listing, categories }: Props & { readonly categories: readonly VendorCategory[] }) {
  return categories.map(({ slug, name }) => {
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
  });
}

/** Spec §9: the three tags by their names. Everything in the city stands before them once it is chosen. */
export function TagNav({ listing, city }: Props & { readonly city: string }) {
  return (
    <nav
      id={TAG_NAV}
      aria-label="Delivery time"
      data-choice="one"
      {...tracked('section', 'delivery_times')}
      className="flex shrink-0 gap-2 md:contents"
    >
      {listing.tag === ANY_TIME && (
        <ChipLink {...CHANGES_LIST} current href={listingHref(listing, {})}>
          All of {city}
        </ChipLink>
      )}
      {VENDOR_TAGS.map((tag) => (
        <ChipLink
          key={tag}
          {...CHANGES_LIST}
          {...tapped('button', 'delivery_time', { choice: tag })}
          current={tagOfList(listing) === tag}
          href={listingHref(listing, { tag: tag === DEFAULT_VENDOR_TAG ? undefined : tag })}
        >
          {VENDOR_TAG_LABEL[tag]}
        </ChipLink>
      ))}
      <RememberTagPlace tag={listing.tag} navId={TAG_NAV} />
    </nav>
  );
}

/** A row of categories. */
export function CategoryNav({ listing, categories }: Props & { readonly categories: readonly VendorCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories" data-choice="one" {...tracked('section', 'categories')} className="scroll-row">
      <CategoryChips listing={listing} categories={categories} />
    </nav>
  );
}

/** What narrows a search by time, if it was chosen; a tap takes it away. */
export function ChosenTag({ listing }: Props) {
  const tag = chosenTag(listing);
  if (!tag) return null;
  return (
    <nav aria-label="Delivery time" data-choice="any" className="scroll-row">
      <ChipLink {...CHANGES_LIST} current href={listingHref(listing, { tag: undefined })}>
        {VENDOR_TAG_LABEL[tag]}
      </ChipLink>
    </nav>
  );
}
