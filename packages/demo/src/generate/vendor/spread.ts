import type { City } from '../../content/cities/index.ts';
import { randomOf } from '../random.ts';

/** What is dealt out evenly within each city, and a prime for each. */
const PRIMES = {
  hours: 2,
  delivery_minutes: 3,
  delivery_price: 5,
  custom_tag: 7,
  vendor_class: 11,
  chowpass: 13,
  discount_text: 17,
  rating: 19,
  pause: 23,
} as const;

/**
 * A number from 0 to 1 for the city's n-th vendor. Pure chance would leave a small city without a late kitchen or a
 * cheap delivery; multiples of an irrational number, taken modulo 1, never bunch up, however few are drawn.
 */
export function spread(trait: keyof typeof PRIMES, city: City, ordinal: number): number {
  return (randomOf(city.slug, trait).next() + ordinal * Math.sqrt(PRIMES[trait])) % 1;
}
