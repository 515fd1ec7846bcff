'use client';

import { useSyncExternalStore } from 'react';
import { cartDoor, SHUT, subscribeToDoor } from '../model/cart-door.ts';

// Pages are the same for everyone: no cart is open where they are made.
const onServer = () => SHUT;

export const useCartUiState = () => useSyncExternalStore(subscribeToDoor, cartDoor, onServer);
