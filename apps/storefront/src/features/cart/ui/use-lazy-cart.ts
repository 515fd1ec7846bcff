'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { fetchCode } from '@/shared/browser/fetch-code.ts';
import { toastFetchFailure } from '@/shared/ui/toast-fetch-failure.ts';
import { forgetCart, hasStoredCart, subscribeToCart } from '../model/cart-badge.ts';
import { cartIsReady, closeCart, needCart } from '../model/cart-ui-state.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

/** Fetches the cart's code for whoever has a cart, may have one on the server, or begins one. */
export function useLazyCart(load: () => Promise<{ readonly LazyCart: ComponentType }>): ComponentType | undefined {
  const { isOpen, isNeeded } = useCartUiState();
  const customerId = useCustomer()?.id;
  const [LazyCart, setLazyCart] = useState<ComponentType>();

  useEffect(() => browserSession().onSignedOut(forgetCart), []);
  useEffect(() => {
    if (customerId !== undefined) needCart();
  }, [customerId]);
  useEffect(() => {
    const look = () => void (hasStoredCart() && needCart());
    look();
    // Another tab may begin one.
    return subscribeToCart(look);
  }, []);

  useEffect(() => {
    if (!isNeeded || LazyCart) return;
    fetchCode(load).then(
      (code) => {
        setLazyCart(() => code.LazyCart);
        cartIsReady();
      },
      (error: unknown) => {
        if (!isOpen) return;
        closeCart();
        toastFetchFailure(error, 'We could not open your cart. Please try again when the network is back.');
      },
    );
  }, [isNeeded, isOpen, LazyCart, load]);

  return LazyCart;
}
