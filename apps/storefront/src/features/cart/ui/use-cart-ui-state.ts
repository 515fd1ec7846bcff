import { useSyncExternalStore } from 'react';
import { CLOSED, cartUiState, subscribeToCartUiState } from '../model/cart-ui-state.ts';

// Pages are the same for everyone: no cart is open where they are made.
const onServer = () => CLOSED;

export const useCartUiState = () => useSyncExternalStore(subscribeToCartUiState, cartUiState, onServer);
