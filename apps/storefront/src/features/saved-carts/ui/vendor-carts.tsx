import { Button } from '@jara/ui/button';
import { KeepFocus } from '@jara/ui/keep-focus';
import { readCart, type ShownCart, toClientPacks, vendorsWithCarts } from '@/features/cart/data.ts';
import { CartFallback, useCarts } from '@/features/cart/lazy.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { CartCard, FIRST_ACTION, OTHER_ACTION } from './cart-card.tsx';
import { ClearCartsButton } from './clear-carts-button.tsx';
import { LeftOutCartsNotice } from './left-out-carts-notice.tsx';

type Props = { readonly onProceed: (vendorId: number) => void };

/** Spec §2, the tab 'cart': one cart for each vendor. */
export function VendorCarts({ onProceed }: Props) {
  const state = useCarts();
  const shown = vendorsWithCarts(state).flatMap((id) => readCart(state, id) ?? []);
  return (
    <KeepFocus label="Cart" of={state}>
      <LeftOutCartsNotice />
      {shown.length === 0 ? <CartFallback /> : <Carts shown={shown} onProceed={onProceed} />}
    </KeepFocus>
  );
}

function Carts({ shown, onProceed }: Props & { readonly shown: readonly ShownCart[] }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {shown.map((cart) => {
          const { id, name } = cart.vendor;
          return (
            <li key={id}>
              <CartCard id={`cart-of-${id}`} vendor={cart.vendor} packs={toClientPacks(cart)} subtotal={cart.subtotal}>
                <Button
                  {...tapped('button', 'proceed_to_checkout', { vendor_id: id })}
                  className={FIRST_ACTION}
                  onClick={() => onProceed(id)}
                >
                  Proceed to checkout<span className="sr-only"> with {name}</span>
                </Button>
                <Button
                  look="secondary"
                  {...tapped('button', 'remove_cart', { vendor_id: id })}
                  className={OTHER_ACTION}
                  onClick={changesTo(id).clear}
                >
                  Remove<span className="sr-only"> the cart of {name}</span>
                </Button>
              </CartCard>
            </li>
          );
        })}
      </ul>
      <ClearCartsButton />
    </div>
  );
}
