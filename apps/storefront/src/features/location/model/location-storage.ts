import { keptValue } from '@/shared/browser/kept-value.ts';
import { storageNews } from '@/shared/browser/storage-news.ts';

/** Spec §9: the keys of the browser's storage. */
export const STORAGE_KEY = { location: 'location', addressId: 'customerAddress', currency: 'currency' } as const;

/** The address or the city that was chosen last, as JSON. */
export const chosenLocation = keptValue<string | null>({
  read: (storage) => storage.getItem(STORAGE_KEY.location),
  write(storage, text) {
    if (text === null) storage.removeItem(STORAGE_KEY.location);
    else storage.setItem(STORAGE_KEY.location, text);
  },
});

const news = storageNews('location-selected');

export const tellSelection = news.tell;

export const subscribeToSelection = news.subscribe;
