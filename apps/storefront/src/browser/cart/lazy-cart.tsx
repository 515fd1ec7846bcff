import { useCartUiState } from '@/features/cart/index.ts';
import { DishSteppers } from '@/features/cart/lazy.ts';
import { UnansweredOrders, ViewCartBar } from '@/features/checkout/index.ts';
import { CartDrawer } from '@/features/saved-carts/lazy.ts';
import { closeLayer, useLayer } from '@/shared/browser/layers.ts';
import { AwaitedPayments } from './awaited-payments.tsx';
import { CartPanelWithCheckout } from './cart-panel-with-checkout.tsx';
import { Reorders } from './reorders.tsx';
import { showOrder } from './show-order.ts';

export { fetchTabsAhead } from '@/features/saved-carts/lazy.ts';

/**
 * The cart's drawer, what a vendor's menu shows of it, what waits for an answer or a payment and what
 * follows 'Order again', imported on first use.
 */
export function LazyCart() {
  const { isOpen, openings, given } = useLayer('cart');
  const { vendor } = useCartUiState();
  return (
    <>
      <CartDrawer
        key={openings}
        isOpen={isOpen}
        wantsAll={given?.wantsAll ?? false}
        pageVendorId={vendor?.id}
        renderPanel={(vendorId, onAllCarts) => (
          <CartPanelWithCheckout vendorId={vendorId} onAllCarts={onAllCarts} onLeave={() => closeLayer('cart')} />
        )}
      />
      <DishSteppers />
      <ViewCartBar />
      <UnansweredOrders onOrdered={showOrder} />
      <AwaitedPayments />
      <Reorders />
    </>
  );
}
