import { useCustomer } from '@/features/identity/index.ts';
import { useSelectedLocation } from '@/features/location/index.ts';
import type { SearchPlace } from '../api/search-at.ts';

/** Decisions §4: where a search of this browser looks. */
export function useSearchPlace(city: string): SearchPlace {
  const isSignedIn = useCustomer() !== null;
  const address = useSelectedLocation();
  return isSignedIn && address ? { addressId: address.id } : { city };
}
