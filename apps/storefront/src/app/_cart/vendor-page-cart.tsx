'use client';

import { type ComponentProps, useEffect } from 'react';
import { CartSidebar } from '@/features/cart/index.ts';
import { fetchDishSheet } from '@/features/catalog/index.ts';
import { AddButtonListener, fetchAddDishForm, fetchAdding } from '@/features/dish-form/index.ts';
import { fetchWhenIdle } from '@/shared/browser/fetch-when-idle.ts';
import { fetchCart } from './load-cart.ts';

const loadPanel = () => import('./cart-panel-with-checkout.tsx');

/** On a vendor's page: the listener of the menu's + buttons, and the cart's sidebar. */
export function VendorPageCart({ vendor }: Pick<ComponentProps<typeof CartSidebar>, 'vendor'>) {
  useEffect(() => {
    // On a slow line the first tap is answered without a script on its way.
    fetchWhenIdle([fetchAdding, fetchCart, fetchDishSheet, fetchAddDishForm]);
  }, []);
  return (
    <>
      <AddButtonListener vendor={vendor} />
      <CartSidebar vendor={vendor} loadPanel={loadPanel} />
    </>
  );
}
