import type { CountryCode } from '@jara/contract';
import type { PriceRange } from '../content/menu-section.ts';

/** Prices end as people say them: on 50 or 100 naira, on half a cedi or a whole one. */
const STEPS = { NG: { small: 50, large: 100, below: 2000 }, GH: { small: 0.5, large: 1, below: 20 } } as const;

/** From naira or cedis to minor units, on the country's step. */
export function roundToStep(major: number, country: CountryCode): number {
  const { small, large, below } = STEPS[country];
  const step = major < below ? small : large;
  return Math.round(major / step) * step * 100;
}

/** `level` runs from the cheapest, 0, to the dearest, 1. */
export function priceAt({ lowest, highest }: PriceRange, level: number, country: CountryCode): number {
  return roundToStep(lowest + (highest - lowest) * level, country);
}

/** So many per cent off, on the step. Rounding can eat a small discount whole; then there is none. */
export function discounted(price: number, percent: number, country: CountryCode): number | null {
  const reduced = roundToStep((price / 100) * (1 - percent / 100), country);
  return reduced < price ? reduced : null;
}
