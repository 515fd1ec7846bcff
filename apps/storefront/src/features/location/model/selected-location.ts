import { quietly } from '@/shared/browser/local-storage.ts';
import { chosenLocation, STORAGE_KEY, tellSelection } from './location-storage.ts';

// A part of every page: nothing of the contract is imported here.

/** The short name of what was chosen; the empty text for nothing. */
export function selectedName(): string {
  const stored = chosenLocation.read();
  if (!stored) return '';
  try {
    const location: unknown = JSON.parse(stored);
    if (typeof location !== 'object' || location === null || !('display_name' in location)) return '';
    return typeof location.display_name === 'string' ? location.display_name : '';
  } catch {
    return '';
  }
}

/** An address is personal: it goes with its customer, or when it is removed. */
export function forgetLocation(): void {
  chosenLocation.write(null);
  quietly((storage) => storage.removeItem(STORAGE_KEY.addressId));
  tellSelection();
}
