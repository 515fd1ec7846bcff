'use client';

import { type ComponentProps, useEffect } from 'react';
import { CartSidebar } from '@/features/cart/index.ts';
import { loadDishSheet } from '@/features/catalog/index.ts';
import { AddButtonListener, fetchAddingAhead, loadAddDishForm } from '@/features/dish-form/index.ts';
import { fetchWhenIdle } from '@/shared/browser/fetch-when-idle.ts';
import { loadCart } from './cart-root.tsx';

const loadPanel = () => import('./cart-panel-with-checkout.tsx');

/** On a vendor's page: the listener of the menu's + buttons, and the cart's sidebar. */
export function VendorPageCart({ vendor }: Pick<ComponentProps<typeof CartSidebar>, 'vendor'>) {
  const { id } = vendor;
  useEffect(() => {
    // On a slow line the first tap is answered without a script on its way.
    fetchWhenIdle([() => fetchAddingAhead(id), loadCart, loadDishSheet, loadAddDishForm]);
  }, [id]);
  return (
    <>
      <AddButtonListener vendor={vendor} />
      <CartSidebar vendor={vendor} loadPanel={loadPanel} />
    </>
  );
}
