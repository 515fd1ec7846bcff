import { ChipLink } from '@jara/ui/chip';
import { Icon } from '@jara/ui/icon';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { CHANGES_LIST, type Listing, listingHref } from '../model/listing.ts';
import { VENDOR_FILTERS } from '../model/vendor-filters.ts';
import { FILTER_PANEL } from './filter-panel.tsx';
import { TagNav } from './listing-nav.tsx';

/** The filters that are asked for most stand beside the times; all of them are behind 'Filters'. */
const AT_HAND = ['open_now', 'discounts'] as const;

type Props = {
  readonly listing: Listing;
  /** By its name. */
  readonly city: string;
  /** How many filters are chosen. */
  readonly count: number;
};

/** One row: the filters' panel, the times, and the filters at hand. A desktop has the panel beside the list. */
export function FilterBar({ listing, city, count }: Props) {
  return (
    <div className="scroll-row">
      <button
        type="button"
        {...tapped('button', 'filters')}
        popoverTarget={FILTER_PANEL}
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-pill border border-line bg-surface px-3 font-medium text-14 hover:bg-sunk lg:hidden"
      >
        <Icon name="filters" />
        Filters
        {count > 0 && (
          <span className="min-w-5 rounded-pill bg-brand px-1 text-center font-semibold text-12 text-brand-ink leading-5 tabular-nums">
            {count}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </button>
      <TagNav listing={listing} city={city} />
      <nav
        aria-label="Filters"
        data-choice="any"
        {...tracked('section', 'filters')}
        className="flex shrink-0 gap-2 md:contents lg:hidden"
      >
        {AT_HAND.map((name) => (
          <ChipLink
            key={name}
            {...CHANGES_LIST}
            {...tapped('button', 'filter', { choice: name })}
            current={Boolean(listing[name])}
            href={listingHref(listing, { [name]: listing[name] ? undefined : true })}
          >
            {VENDOR_FILTERS[name].label}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
