import { useSyncExternalStore } from 'react';
import { useLayer } from '@/shared/browser/layers.ts';
import { cartCount, subscribeToCart } from '../model/cart-badge.ts';
import { CartButtonMarkup, CartTabMarkup } from './cart-button-markup.tsx';
import { showCart } from './show-cart.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

// Pages are the same for everyone: the count is known in the browser alone.
const none = () => 0;

type Props = {
  /** Called when somebody reaches for the button: what will open is fetched ahead of the tap. */
  readonly fetchAhead: () => void;
};

function useCartButton({ fetchAhead }: Props) {
  const { isOpen } = useLayer('cart');
  const { isReady } = useCartUiState();
  return {
    count: useSyncExternalStore(subscribeToCart, cartCount, none),
    // On a slow line the first tap is answered before the cart has come.
    'aria-busy': (isOpen && !isReady) || undefined,
    onClick: showCart,
    // A finger enters when it touches.
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  };
}

/** In the bar at the bottom of a phone. */
export const CartTab = (props: Props) => <CartTabMarkup {...useCartButton(props)} />;

/** In the header of a desktop. */
export const CartButton = (props: Props) => <CartButtonMarkup {...useCartButton(props)} />;
