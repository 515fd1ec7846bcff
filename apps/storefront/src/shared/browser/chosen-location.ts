import { storedJson } from '@jara/ui/browser/stored-value';
import { forgetPoint } from './place-cookie.ts';
import { storedText } from './storage.ts';
import { storageEvents } from './storage-events.ts';

// A part of every page: nothing of the contract is imported here.

/** The address or the city that was chosen last, as JSON. */
export const chosenLocation = storedText('location');

/** The id of the chosen address, of somebody who is signed in. */
export const chosenAddressId = storedText('customerAddress');

/** Of the chosen location. */
export const chosenCurrency = storedText('currency');

const news = storageEvents('location-selected');

export const notifySelection = news.notify;

export const subscribeToSelection = news.subscribe;

/** What was chosen last, an address or a city; nothing where it is spoilt. */
export const { read: readChosen } = storedJson(chosenLocation, (json): Readonly<Record<string, unknown>> | undefined =>
  typeof json === 'object' && json !== null ? { ...json } : undefined,
);

/** The city that is chosen, by its slug; none where an address is. */
export function chosenCity(): string | undefined {
  const slug = readChosen()?.['slug'];
  return typeof slug === 'string' ? slug : undefined;
}

/** An address is personal: it goes with its customer, or when it is removed. A city is not. */
export function forgetAddress(): void {
  if (chosenCity() === undefined) chosenLocation.write(null);
  forgetPoint();
  chosenAddressId.write(null);
  notifySelection();
}
