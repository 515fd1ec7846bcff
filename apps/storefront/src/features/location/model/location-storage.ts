import { storageEvents } from '@/shared/browser/storage-events.ts';
import { storedValue } from '@/shared/browser/stored-value.ts';

/** Spec §9: the keys of the browser's storage. */
export const STORAGE_KEY = { location: 'location', addressId: 'customerAddress', currency: 'currency' } as const;

/** The address or the city that was chosen last, as JSON. */
export const chosenLocation = storedValue<string | null>({
  read: (storage) => storage.getItem(STORAGE_KEY.location),
  write(storage, text) {
    if (text === null) storage.removeItem(STORAGE_KEY.location);
    else storage.setItem(STORAGE_KEY.location, text);
  },
});

const news = storageEvents('location-selected');

export const notifySelection = news.notify;

export const subscribeToSelection = news.subscribe;
