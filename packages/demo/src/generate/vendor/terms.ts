import type { CountryCode } from '@jara/contract';
import type { Row } from '../../rows.ts';
import { roundToStep } from '../money.ts';
import type { Random } from '../random.ts';
import type { VendorPlace } from './place.ts';
import { spread } from './spread.ts';

type Terms = Pick<
  Row<'vendor'>,
  | 'average_rating'
  | 'custom_tag'
  | 'delivery_minutes'
  | 'delivery_price'
  | 'discount_text'
  | 'is_chowpass_vendor'
  | 'is_temporarily_unavailable'
  | 'rating_count'
  | 'self_delivery'
  | 'vendor_class'
>;

const PROMOTIONS = {
  NG: [
    '20% off orders above ₦5,000',
    '10% off everything this week',
    '₦1,000 off orders above ₦8,000',
    'Free delivery on your first order',
    'Buy two packs, get a drink free',
  ],
  GH: [
    '20% off orders above GH₵100',
    '10% off everything this week',
    'GH₵15 off orders above GH₵120',
    'Free delivery on your first order',
    'Buy two packs, get a drink free',
  ],
} as const satisfies Record<CountryCode, readonly string[]>;

/** Delivery prices in naira or cedis, one band for each range of the filter (decisions §4), with its share. */
const DELIVERY_BANDS = {
  NG: [
    { upTo: 0.3, lowest: 0, highest: 450 },
    { upTo: 0.6, lowest: 500, highest: 950 },
    { upTo: 0.86, lowest: 1000, highest: 1900 },
    { upTo: 1, lowest: 2000, highest: 2500 },
  ],
  GH: [
    { upTo: 0.3, lowest: 0, highest: 9 },
    { upTo: 0.6, lowest: 10, highest: 19 },
    { upTo: 0.86, lowest: 20, highest: 39 },
    { upTo: 1, lowest: 40, highest: 50 },
  ],
} as const;

function deliveryPrice(country: CountryCode, share: number, random: Random): number {
  const band = DELIVERY_BANDS[country].find(({ upTo }) => share < upTo) ?? DELIVERY_BANDS[country][0];
  if (band.lowest === 0 && random.happens(0.25)) return 0;
  return roundToStep(random.between(band.lowest, band.highest), country);
}

/** Most vendors are quick: the home page opens on those under 35 minutes, and must have more than one page of them. */
function deliveryMinutes(share: number, random: Random): number {
  if (share < 0.62) return random.between(18, 34);
  return share < 0.9 ? random.between(36, 59) : random.between(61, 75);
}

/** From 2.4 to 4.9, most of them good; none for vendors that are new. */
function rating(share: number, random: Random): Pick<Terms, 'average_rating' | 'rating_count'> {
  if (share < 0.05) return { average_rating: null, rating_count: 0 };
  return { average_rating: Math.round(49 - 25 * random.next() ** 2.4) / 10, rating_count: random.between(4, 2400) };
}

function tag(share: number): Terms['custom_tag'] {
  if (share < 0.1) return 'explore';
  return share < 0.35 ? 'featured' : 'handpicked';
}

export function termsOf({ city, ordinal, kind }: VendorPlace, random: Random): Terms {
  const share = (trait: Parameters<typeof spread>[0]) => spread(trait, city, ordinal);
  const takesPreorders = kind.preorderOnly || share('vendor_class') < 0.2;
  return {
    ...rating(share('rating'), random),
    custom_tag: tag(share('custom_tag')),
    delivery_minutes: deliveryMinutes(share('delivery_minutes'), random),
    delivery_price: deliveryPrice(city.country, share('delivery_price'), random),
    discount_text: share('discount_text') < 0.11 ? random.pick(PROMOTIONS[city.country]) : null,
    is_chowpass_vendor: share('chowpass') < 0.3,
    is_temporarily_unavailable: share('pause') < 0.035,
    self_delivery: random.happens(0.12),
    vendor_class: [
      ...(kind.preorderOnly ? [] : ['instant' as const]),
      ...(takesPreorders ? ['preorder' as const] : []),
    ],
  };
}
