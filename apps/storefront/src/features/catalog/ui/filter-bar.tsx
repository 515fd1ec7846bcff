import type { CountryCode } from '@jara/contract';
import { tapped, tracked } from '@/shared/analytics/tracked.ts';
import { ChipLink } from '@/shared/ui/chip.tsx';
import { ChoiceChip } from '@/shared/ui/choice-chip.tsx';
import type { Listing } from '../model/listing.ts';
import { listingHref } from '../model/listing.ts';
import { filterList } from '../model/vendor-filters.ts';

type Props = { readonly listing: Listing; readonly country: CountryCode; readonly isChowpassEnabled: boolean };

/** Spec §2 Vendor list filters. Each is a link, so that it is in the address and works before any code has come. */
export function FilterBar({ listing, country, isChowpassEnabled }: Props) {
  const offered = filterList.filter(({ name }) => name !== 'chowpass' || isChowpassEnabled);
  return (
    <nav aria-label="Filters" data-choice="any" {...tracked('section', 'filters')} className="scroll-row">
      {offered.map(({ name, label, anyLabel = '', choicesIn }) => {
        if (!choicesIn) {
          return (
            <ChipLink
              key={name}
              {...tapped('button', 'filter', { choice: name })}
              data-shows="list"
              data-scroll="keep"
              current={Boolean(listing[name])}
              href={listingHref(listing, { [name]: listing[name] ? undefined : true })}
            >
              {label}
            </ChipLink>
          );
        }
        const choices = choicesIn(country);
        return (
          <ChoiceChip
            key={name}
            label={label}
            chosen={choices.find(({ value }) => value === listing[name])?.words}
            choices={[
              { words: anyLabel, isChosen: !listing[name], href: listingHref(listing, { [name]: undefined }) },
              ...choices.map(({ value, words }) => ({
                words,
                isChosen: listing[name] === value,
                href: listingHref(listing, { [name]: value }),
              })),
            ]}
          />
        );
      })}
    </nav>
  );
}
