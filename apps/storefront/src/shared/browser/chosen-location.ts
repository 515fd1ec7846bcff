import { tryOrUndefined } from './local-storage.ts';
import { forgetPoint } from './place-cookie.ts';
import { storageEvents } from './storage-events.ts';
import { storedText } from './stored-value.ts';

// A part of every page: nothing of the contract is imported here.

/** The address or the city that was chosen last, as JSON. */
export const chosenLocation = storedText('location');

const news = storageEvents('location-selected');

export const notifySelection = news.notify;

export const subscribeToSelection = news.subscribe;

/** What was chosen last, an address or a city; nothing where it is spoilt. */
export function readChosen(): Readonly<Record<string, unknown>> | undefined {
  try {
    const location: unknown = JSON.parse(chosenLocation.read() ?? '');
    return typeof location === 'object' && location !== null ? { ...location } : undefined;
  } catch {
    return undefined;
  }
}

/** The city that is chosen, by its slug; none where an address is. */
export function chosenCity(): string | undefined {
  const slug = readChosen()?.['slug'];
  return typeof slug === 'string' ? slug : undefined;
}

/** An address is personal: it goes with its customer, or when it is removed. A city is not. */
export function forgetAddress(): void {
  if (chosenCity() === undefined) chosenLocation.write(null);
  forgetPoint();
  tryOrUndefined((storage) => storage.removeItem('customerAddress'));
  notifySelection();
}
