'use client';

import type { ComponentProps } from 'react';
import { CartSidebar } from '@/features/cart/index.ts';
import { AddButtonListener } from '@/features/dish-form/index.ts';

const loadPanel = () => import('./cart-panel-with-checkout.tsx');

/** On a vendor's page: the listener of the menu's + buttons, and the cart's sidebar. */
export const VendorPageCart = ({ vendor }: Pick<ComponentProps<typeof CartSidebar>, 'vendor'>) => (
  <>
    <AddButtonListener vendor={vendor} />
    <CartSidebar vendor={vendor} loadPanel={loadPanel} />
  </>
);
