import { type ComponentType, useEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { closeLayer, useLayer } from '@/shared/browser/layers.ts';
import { useIsOnline } from '@/shared/browser/use-is-online.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import { hasStoredCart, subscribeToCart } from '../model/cart-badge.ts';
import { cartIsReady, requireCartCode } from '../model/cart-ui-state.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

/** Imports the cart's scripts for somebody who has a cart, may have one on the server, or adds a dish. */
export function useLazyCart(load: () => Promise<{ readonly LazyCart: ComponentType }>): ComponentType | undefined {
  const { isOpen } = useLayer('cart');
  const { isNeeded } = useCartUiState();
  const customerId = useCustomer()?.id;
  const isOnline = useIsOnline();
  const [LazyCart, setLazyCart] = useState<ComponentType>();

  useEffect(() => {
    if (customerId !== undefined || isOpen) requireCartCode();
  }, [customerId, isOpen]);
  useEffect(() => {
    const look = () => void (hasStoredCart() && requireCartCode());
    look();
    // Another tab may begin one.
    return subscribeToCart(look);
  }, []);

  // Also once the network is back: an order that was sent before it went may wait for its answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the network comes or goes.
  useEffect(() => {
    if (!isNeeded || LazyCart) return;
    importWithRetry(load).then(
      (code) => {
        setLazyCart(() => code.LazyCart);
        cartIsReady();
      },
      (error: unknown) => {
        if (!isOpen) return;
        closeLayer('cart');
        toastImportFailure(error, 'We could not open your cart. Please try again when the network is back.');
      },
    );
  }, [isNeeded, isOpen, isOnline, LazyCart, load]);

  return LazyCart;
}
