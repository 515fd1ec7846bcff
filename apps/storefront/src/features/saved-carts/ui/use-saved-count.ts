'use client';

import { useSyncExternalStore } from 'react';
import { savedCount, subscribeToCart } from '../model/cart-glance.ts';

const onServer = () => 0;

/** How many carts are saved for later. */
export const useSavedCount = (): number => useSyncExternalStore(subscribeToCart, savedCount, onServer);
