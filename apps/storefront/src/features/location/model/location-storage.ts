import { storageNews } from '@/shared/browser/storage-news.ts';

/** Spec §9: the keys of the browser's storage. */
export const STORAGE_KEY = { location: 'location', addressId: 'customerAddress', currency: 'currency' } as const;

const news = storageNews('location-selected');

export const tellSelection = news.tell;

export const subscribeToSelection = news.subscribe;
