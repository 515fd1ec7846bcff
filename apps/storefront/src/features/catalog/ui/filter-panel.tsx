import type { CountryCode, VendorCategory } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { ChipLink } from '@jara/ui/chip';
import { Icon } from '@jara/ui/icon';
import type { ReactNode } from 'react';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { CHANGES_LIST, type Listing, listingHref } from '../model/listing.ts';
import { CHOWPASS_IS, NO_FILTERS, offeredFilters } from '../model/vendor-filters.ts';
import { CategoryChips } from './listing-nav.tsx';
import { FilterDialogPlace } from './places.tsx';

export const FILTER_PANEL = 'filters';

type Props = {
  readonly listing: Listing;
  readonly country: CountryCode;
  readonly isChowpassEnabled: boolean;
  readonly categories: readonly VendorCategory[];
  /** How many filters are chosen, and how many vendors are listed with them. */
  readonly count: number;
  readonly total: number;
};

/**
 * Spec §2 Vendor list filters, and the categories. Each is a link, so that it is in the address and works before any code
 * has come. On a phone the browser's own popover shows them, and stays while more is chosen; on a desktop they stand
 * beside the list.
 */
export function FilterPanel({ listing, country, isChowpassEnabled, categories, count, total }: Props) {
  const offered = offeredFilters(isChowpassEnabled);
  const flags = offered.filter(({ choicesIn }) => !choicesIn);
  return (
    <section
      {...tracked('section', 'filter_panel')}
      id={FILTER_PANEL}
      popover="auto"
      data-stays
      aria-labelledby={`${FILTER_PANEL}-title`}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full overflow-y-auto rounded-t-sheet bg-surface p-4 pb-0 text-ink shadow-float backdrop:bg-scrim md:inset-0 md:m-auto md:w-96 md:rounded-sheet lg:sticky lg:inset-auto lg:top-[calc(1rem+var(--notice))] lg:m-0 lg:block lg:max-h-[calc(100dvh-2rem-var(--notice))] lg:w-auto lg:self-start lg:rounded-none lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id={`${FILTER_PANEL}-title`} className="text-22 lg:text-18">
          Filters
        </h2>
        {count > 0 && (
          <a
            {...CHANGES_LIST}
            href={listingHref(listing, { category: undefined, ...NO_FILTERS })}
            className="ms-auto inline-flex min-h-11 items-center font-semibold text-14 text-brand underline"
          >
            Clear filters
          </a>
        )}
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label="Close"
          className="inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunk lg:hidden"
        >
          <Icon name="close" />
        </button>
      </div>
      <Part title="Show only" choice="any">
        {flags.map(({ name, label }) => (
          <ChipLink
            key={name}
            {...CHANGES_LIST}
            {...tapped('button', 'filter', { choice: name })}
            current={Boolean(listing[name])}
            href={listingHref(listing, { [name]: listing[name] ? undefined : true })}
          >
            {label}
          </ChipLink>
        ))}
      </Part>
      {isChowpassEnabled && <p className="-mt-2 mb-4 text-12 text-ink-soft">{CHOWPASS_IS}</p>}
      {offered.map(
        ({ name, label, anyLabel, choicesIn }) =>
          choicesIn && (
            <Part key={name} title={label} choice="one">
              {[{ value: undefined, words: anyLabel }, ...choicesIn(country)].map(({ value, words }) => (
                <ChipLink
                  key={words}
                  {...CHANGES_LIST}
                  {...tapped('button', 'filter', { choice: name })}
                  current={listing[name] === value}
                  href={listingHref(listing, { [name]: value })}
                >
                  {words}
                </ChipLink>
              ))}
            </Part>
          ),
      )}
      {categories.length > 0 && (
        <Part title="Categories" choice="one">
          <CategoryChips listing={listing} categories={categories} />
        </Part>
      )}
      <FilterDialogPlace panelId={FILTER_PANEL} />
      <div className="pb-safe sticky bottom-0 -mx-4 bg-surface lg:hidden">
        <div className="border-line border-t px-4 py-3">
          <Button wide popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
            {total === 1 ? 'Show 1 vendor' : `Show ${total} vendors`}
          </Button>
        </div>
      </div>
    </section>
  );
}

type PartProps = { readonly title: string; readonly choice: 'one' | 'any'; readonly children: ReactNode };

function Part({ title, choice, children }: PartProps) {
  const id = `filter-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <nav aria-labelledby={id} data-choice={choice} className="pb-4">
      <h3 id={id} className="mb-2 text-14 text-ink-soft">
        {title}
      </h3>
      <div className="flex flex-wrap gap-2">{children}</div>
    </nav>
  );
}
