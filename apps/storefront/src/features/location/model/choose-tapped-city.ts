import type { AvailableLocation } from '@jara/contract';
import { chooseCity } from './choose-city.ts';

// A part of every page: nothing of the contract is imported here.

/**
 * Decisions §4: a city is chosen by tapping its link in the picker. Its address alone, which a reload, Back or a shared
 * link brings too, chooses nothing.
 */
export function chooseTappedCity(tapped: Pick<Element, 'closest'>, locations: readonly AvailableLocation[]): void {
  const slug = tapped.closest<HTMLAnchorElement>('#locations a[data-value]')?.dataset['value'];
  const city = locations.find((location) => location.slug === slug);
  if (city) chooseCity(city);
}
