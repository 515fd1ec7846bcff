import { CartHeader, CartPanel, type CartPanelProps, PackList } from '@/features/cart/lazy.ts';
import { Checkout, PackNotices } from '@/features/checkout/index.ts';
import { EditItemDialog } from '@/features/dish-form/lazy.ts';
import { WaitingOrder } from '@/features/orders/lazy.ts';
import { SaveForLaterButton } from '@/features/saved-carts/lazy.ts';
import { showOrder } from './show-order.ts';

type Props = Omit<CartPanelProps, 'children'> & {
  /** Closes the drawer that the panel is in. */
  readonly onLeave?: () => void;
};

/** One vendor's cart panel, with checkout, the dish form and 'Save for later' in its slots. */
export function CartPanelWithCheckout({ vendorId, onAllCarts, onLeave }: Props) {
  return (
    <CartPanel vendorId={vendorId} onAllCarts={onAllCarts}>
      {(cart) => (
        <Checkout
          cart={cart}
          header={
            <CartHeader cart={cart} actions={<SaveForLaterButton vendorId={cart.vendor.id} />} onLeave={onLeave} />
          }
          packs={<PackList cart={cart} ItemEditor={EditItemDialog} PackNotices={PackNotices} />}
          WaitingOrder={WaitingOrder}
          onOrdered={showOrder}
        />
      )}
    </CartPanel>
  );
}
