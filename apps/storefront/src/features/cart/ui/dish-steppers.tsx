import { countByDish, lineToReduce } from '@jara/domain/cart';
import { Icon } from '@jara/ui/icon';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { tapped } from '@/shared/analytics/tracked.ts';
import type { ShownCart } from '../model/state/read-cart.ts';
import { changesTo } from './carts.ts';
import { showCart } from './show-cart.ts';
import { useCart } from './use-cart.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

/** On a vendor's page: how many of each dish are in the cart, in the dish's row. */
export function DishSteppers() {
  const vendor = useCartUiState().vendor;
  const cart = useCart(vendor?.id);
  if (cart?.vendor.id !== vendor?.id) return null;
  return cart && [...countByDish(cart.packs)].map(([dishId, count]) => inRow({ cart, dishId, count }));
}

type Props = { readonly cart: ShownCart; readonly dishId: number; readonly count: number };

/** The rows are markup of the server: what is the buyer's own is added to them. */
function inRow(props: Props) {
  const place = document.querySelector(`[data-dish="${props.dishId}"] [data-steps]`);
  return place && createPortal(<Stepper {...props} place={place} />, place, String(props.dishId));
}

/** Beside the row's + button, which stays what it is. */
function Stepper({ cart, dishId, count, place }: Props & { readonly place: Element }) {
  const name = place.closest('[data-dish]')?.querySelector('h3')?.textContent ?? '';
  // None where the dish is out of stock.
  const plus = place.querySelector<HTMLElement>(':scope > button');
  useEffect(() => {
    const before = plus?.getAttribute('aria-label') ?? '';
    plus?.setAttribute('aria-label', `Add one more ${name}`);
    return () => plus?.setAttribute('aria-label', before);
  }, [plus, name]);

  function remove(): void {
    const line = lineToReduce(cart.packs, dishId);
    // With the last one this button goes.
    if (count === 1) plus?.focus({ preventScroll: true });
    if (line) changesTo(cart.vendor.id).changeItem(line, line.quantity - 1, line.modifiers);
    else showCart();
  }

  return (
    <div className="absolute -right-1 -bottom-1 flex items-center rounded-pill border-2 border-ground bg-sunk pe-11">
      <button
        type="button"
        {...tapped('button', 'remove_one', { menu_id: dishId })}
        aria-label={`Remove one ${name}`}
        onClick={remove}
        className="-my-0.5 -ms-0.5 inline-flex size-11 items-center justify-center rounded-pill text-brand active:scale-90"
      >
        <Icon name="minus" className="size-5" />
      </button>
      <output className="min-w-6 text-center font-semibold text-16 tabular-nums">
        {count}
        <span className="sr-only"> {name} in your cart</span>
      </output>
    </div>
  );
}
