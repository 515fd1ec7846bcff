import { LONGEST_SEARCH } from '@jara/contract';
import { Icon } from '@jara/ui/icon';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import type { Listing } from '../model/listing.ts';
import { SuggestOnFocusPlace } from './places.tsx';

type Props = {
  readonly listing: Listing | undefined;
  /** The city's slug. */
  readonly city: string | undefined;
};

/** Spec §2: these stand beside the search text in the address. What was chosen stays chosen. */
const KEPT = ['type', 'category', 'tag'] as const;

export function SearchForm({ listing, city }: Props) {
  return (
    <search className="min-w-0 flex-1 basis-full md:basis-auto">
      <form action={BASE_PATH} className="relative">
        <label className="sr-only" htmlFor="q">
          Search for food, shops and dishes
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" />
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={listing?.q}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          role="combobox"
          aria-expanded="false"
          aria-controls="search-suggestions"
          aria-autocomplete="list"
          placeholder="Search for food, shops and dishes"
          className="min-h-11 w-full rounded-pill border border-line bg-surface pr-4 pl-11 text-16 text-ellipsis placeholder:text-ink-soft"
        />
        {city && <input type="hidden" name="city" value={city} />}
        {KEPT.map((name) => listing?.[name] && <input key={name} type="hidden" name={name} value={listing[name]} />)}
        {city && <SuggestOnFocusPlace inputId="q" city={city} />}
      </form>
    </search>
  );
}
