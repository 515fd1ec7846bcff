import { useSyncExternalStore } from 'react';
import { savedCount, subscribeToSavedCarts } from '../model/saved-count.ts';

const onServer = () => 0;

/** How many carts are saved for later. */
export const useSavedCount = (): number => useSyncExternalStore(subscribeToSavedCarts, savedCount, onServer);
