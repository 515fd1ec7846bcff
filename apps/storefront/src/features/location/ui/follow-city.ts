import type { AvailableLocation, CustomerAddress } from '@jara/contract';
import { cityOfAddress } from '@jara/domain/location';

/** The page goes where the address is, by the link that a person would take to that city. */
export function goToCityOf(
  address: CustomerAddress,
  cities: readonly AvailableLocation[],
  place: string | undefined,
): void {
  const city = cityOfAddress(address, cities);
  if (!city || city.slug === place) return;
  document.querySelector<HTMLAnchorElement>(`#locations a[data-value="${city.slug}"]`)?.click();
}
