import { type CountryCode, CURRENCY_OF_COUNTRY, minorUnits, RATINGS } from '@jara/contract';
import type { DeliveryFeeRange } from '@jara/domain/catalog';
import { DELIVERY_FEE_RANGES } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import { ChipLink } from '@/shared/ui/chip.tsx';
import { ChoiceChip } from '@/shared/ui/choice-chip.tsx';
import type { Listing } from '../model/listing.ts';
import { feeRangeValue, listingHref } from '../model/listing.ts';

type Props = { readonly listing: Listing; readonly country: CountryCode; readonly isChowpassEnabled: boolean };

const SWITCHES = [
  { name: 'chowpass', label: 'Chowpass' },
  { name: 'open_now', label: 'Open now' },
  { name: 'discounts', label: 'Discounts' },
] as const;

/** The bounds of a range are whole naira or cedis. */
function rangeWords({ minimum, maximum }: DeliveryFeeRange, country: CountryCode): string {
  const words = (bound: number) => formatMoney(minorUnits.parse(bound * 100), CURRENCY_OF_COUNTRY[country], 0);
  return maximum === undefined ? `${words(minimum)}+` : `${words(minimum)} – ${words(maximum)}`;
}

/** Spec §2 Vendor list filters. Each is a link, so that it is in the address and works before any code has come. */
export function FilterBar({ listing, country, isChowpassEnabled }: Props) {
  const switches = SWITCHES.filter(({ name }) => name !== 'chowpass' || isChowpassEnabled);
  const ranges: readonly DeliveryFeeRange[] = DELIVERY_FEE_RANGES[country];
  return (
    <nav aria-label="Filters" data-choice="any" className="scroll-row">
      {switches.map(({ name, label }) => (
        <ChipLink
          key={name}
          data-shows="list"
          data-scroll="keep"
          current={listing[name] ?? false}
          href={listingHref(listing, { [name]: listing[name] ? undefined : true })}
        >
          {label}
        </ChipLink>
      ))}
      <ChoiceChip
        label="Ratings"
        chosen={listing.rating && `${listing.rating}+`}
        choices={[
          { words: 'Any rating', isChosen: !listing.rating, href: listingHref(listing, { rating: undefined }) },
          ...RATINGS.map((rating) => ({
            words: `${rating}+`,
            isChosen: listing.rating === rating,
            href: listingHref(listing, { rating }),
          })),
        ]}
      />
      <ChoiceChip
        label="Delivery fee"
        chosen={
          ranges.filter((range) => feeRangeValue(range) === listing.fee).map((range) => rangeWords(range, country))[0]
        }
        choices={[
          { words: 'Any fee', isChosen: !listing.fee, href: listingHref(listing, { fee: undefined }) },
          ...ranges.map((range) => ({
            words: rangeWords(range, country),
            isChosen: listing.fee === feeRangeValue(range),
            href: listingHref(listing, { fee: feeRangeValue(range) }),
          })),
        ]}
      />
    </nav>
  );
}
