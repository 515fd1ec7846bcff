import { type ComponentProps, useEffect } from 'react';
import { CartSidebar } from '@/features/cart/index.ts';
import { AddButtonListener, loadAdding } from '@/features/dish-form/index.ts';
import { fetchWhenIdle } from '@/shared/browser/fetch-when-idle.ts';
import { loadCart } from './load-cart.ts';

const loadPanel = () => import('./cart-panel-with-checkout.tsx');

/** On a vendor's page: the listener of the menu's + buttons, and the cart's sidebar. */
export function VendorPageCart({ vendor }: Pick<ComponentProps<typeof CartSidebar>, 'vendor'>) {
  useEffect(() => {
    // On a slow line the first add is answered without a script on its way. A dish's sheet comes when it is opened.
    fetchWhenIdle([loadAdding, loadCart]);
  }, []);
  return (
    <>
      <AddButtonListener vendor={vendor} />
      <CartSidebar vendor={vendor} loadPanel={loadPanel} />
    </>
  );
}
