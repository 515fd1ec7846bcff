import type { CountryCode, VendorFilter, vendorFilters } from '@jara/contract';
import { CURRENCY_OF_COUNTRY, feeRangeInUrl, minorUnits, RATINGS } from '@jara/contract';
import { DELIVERY_FEE_RANGES, type DeliveryFeeRange } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';
import { z } from 'zod';
import type { PageParameters } from '../../../shared/config/page-parameters.ts';

type Choice = { readonly value: string; readonly words: string };
type Filter = {
  readonly label: string;
  /** What a vendor that it keeps is like, as in '3 with discounts'. */
  readonly kept: (chosen: string) => string;
  /** How the address spells it; anything else counts as not chosen. */
  readonly parameter: z.ZodType;
  /** For a filter with several values: the words for none of them, and the values. */
  readonly anyLabel?: string;
  readonly choicesIn?: (country: CountryCode) => readonly Choice[];
};

const flag = z.literal('1').transform(() => true as const);

/** The bounds of a range are whole naira or cedis. */
function rangeWords({ minimum, maximum }: DeliveryFeeRange, country: CountryCode): string {
  const words = (bound: number) => formatMoney(minorUnits.parse(bound * 100), CURRENCY_OF_COUNTRY[country], 0);
  return maximum === undefined ? `${words(minimum)}+` : `${words(minimum)} – ${words(maximum)}`;
}

const feeChoicesIn = (country: CountryCode): readonly Choice[] =>
  DELIVERY_FEE_RANGES[country].map((range: DeliveryFeeRange) => ({
    value: `${range.minimum}-${range.maximum ?? ''}`,
    words: rangeWords(range, country),
  }));

/**
 * Spec §2 Vendor list filters, in the order of their chips. Every filter of the contract stands here; its parameter in the
 * address, its chip, its part of the call to the API and 'Clear filters' follow from this table.
 */
export const VENDOR_FILTERS = {
  chowpass: { label: 'Chowpass', kept: () => 'with Chowpass', parameter: flag },
  open_now: { label: 'Open now', kept: () => 'open now', parameter: flag },
  discounts: { label: 'Discounts', kept: () => 'with discounts', parameter: flag },
  rating: {
    label: 'Ratings',
    kept: (words) => `rated ${words}`,
    parameter: z.enum(RATINGS),
    anyLabel: 'Any rating',
    choicesIn: () => RATINGS.map((value) => ({ value, words: `${value}+` })),
  },
  fee: {
    label: 'Delivery fee',
    kept: (words) => `delivered for ${words}`,
    parameter: feeRangeInUrl.in,
    anyLabel: 'Any fee',
    choicesIn: feeChoicesIn,
  },
} as const satisfies Record<VendorFilter & keyof PageParameters, Filter>;

type Parameters = { readonly [Name in VendorFilter]: (typeof VENDOR_FILTERS)[Name]['parameter'] };
type ChosenFilters = { readonly [Name in VendorFilter]?: z.output<Parameters[Name]> | undefined };

const NAMES = Object.keys(VENDOR_FILTERS) as VendorFilter[];
const forEachFilter = <Value>(value: (name: VendorFilter) => Value) =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)])) as Record<VendorFilter, Value>;

export const filterList = NAMES.map((name): Filter & { name: VendorFilter } => ({ name, ...VENDOR_FILTERS[name] }));

const optional = (parameter: z.ZodType) => parameter.optional().catch(undefined);
export const filterParameters = forEachFilter((name) => optional(VENDOR_FILTERS[name].parameter)) as unknown as {
  [Name in VendorFilter]: z.ZodCatch<z.ZodOptional<Parameters[Name]>>;
};

export const NO_FILTERS = forEachFilter(() => undefined);

/** Said wherever the name is shown: nobody knows it by itself. */
export const CHOWPASS_IS = 'Chowpass is Jara’s subscription. Vendors with its mark take part in it.';

export const offeredFilters = (isChowpassEnabled: boolean) =>
  filterList.filter(({ name }) => name !== 'chowpass' || isChowpassEnabled);

/** The chosen filters as the API's query spells them. */
export const filterQuery = (chosen: ChosenFilters): z.input<typeof vendorFilters> =>
  forEachFilter((name) => (chosen[name] === true ? 'true' : chosen[name])) as z.input<typeof vendorFilters>;

/** A range of fees, if the country offers it: one in another country's money would hide every vendor unseen. */
export const offeredFee = (fee: string | undefined, country: CountryCode): string | undefined =>
  feeChoicesIn(country).find(({ value }) => value === fee)?.value;
