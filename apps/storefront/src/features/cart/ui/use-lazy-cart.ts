import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { type ComponentType, useEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { closeLayer, useLayer } from '@/shared/browser/layers.ts';
import { CODE_PARAMETERS } from '@/shared/config/code-parameters.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import { hasStoredCart, subscribeToCart } from '../model/cart-badge.ts';
import { cartIsReady, requireCartCode } from '../model/cart-ui-state.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * The page was touched before this code came (browser/inline/starter.ts), its address may lead back from paying, or it came
 * without a network, before which an order may have been sent.
 */
function isInUse(): boolean {
  const parameters = new URLSearchParams(window.location.search);
  const isTouched = 'touched' in document.documentElement.dataset;
  return isTouched || CODE_PARAMETERS.some((name) => parameters.has(name)) || !navigator.onLine;
}

/** Imports the cart's scripts for somebody who has a cart or adds a dish, and for a customer who begins to do anything. */
export function useLazyCart(load: () => Promise<{ readonly LazyCart: ComponentType }>): ComponentType | undefined {
  const { isOpen } = useLayer('cart');
  const { isNeeded } = useCartUiState();
  const customerId = useCustomer()?.id;
  const isOnline = useIsOnline();
  const [LazyCart, setLazyCart] = useState<ComponentType>();

  useEffect(() => {
    if (isOpen) requireCartCode();
  }, [isOpen]);
  useEffect(() => {
    if (customerId === undefined) return undefined;
    if (isInUse()) requireCartCode();
    for (const sign of SIGNS) window.addEventListener(sign, requireCartCode, { capture: true, once: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, requireCartCode, { capture: true });
    };
  }, [customerId]);
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
