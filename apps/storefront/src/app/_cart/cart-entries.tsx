'use client';

import { useEffect } from 'react';
import { CartButton, CartRoot, CartTab } from '@/features/cart/index.ts';
import { forgetSavedAddresses } from '@/features/saved-carts/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';

// What every page carries of the cart. The rest is fetched on first use, with its slots filled.

const loadCart = () => import('./loaded-cart.tsx');

const fetchAhead = (): void =>
  void loadCart()
    .then(({ fetchTabsAhead }) => fetchTabsAhead())
    .catch(() => undefined);

export function SiteCartRoot() {
  useEffect(() => browserSession().onSignedOut(forgetSavedAddresses), []);
  return <CartRoot loadCart={loadCart} />;
}

export const SiteCartTab = () => <CartTab fetchAhead={fetchAhead} />;

export const SiteCartButton = () => <CartButton fetchAhead={fetchAhead} />;
