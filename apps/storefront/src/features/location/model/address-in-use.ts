import type { CustomerAddress } from '@jara/contract';
import { chosenCity } from '@/shared/browser/chosen-location.ts';
import { citySlugOf } from './known-cities.ts';
import { savedAddressId } from './select-location.ts';

/** The address that orders go to: the one chosen here, else the one on other devices. */
export function addressInUse(addresses: readonly CustomerAddress[] = []): number | undefined {
  const active = addresses.find(({ is_active }) => is_active);
  // That one is not the one here, where another city was chosen since.
  const isEnded = active !== undefined && chosenCity() !== undefined && chosenCity() !== citySlugOf(active);
  const candidates = [savedAddressId(), isEnded ? undefined : active?.id];
  return candidates.find((id) => addresses.some((each) => each.id === id));
}
