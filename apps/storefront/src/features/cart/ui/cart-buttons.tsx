'use client';

import { useSyncExternalStore } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { BAR_ITEM } from '@/shared/ui/bottom-bar.tsx';
import { Icon } from '@/shared/ui/icon.tsx';
import { cartCount, subscribeToCart } from '../model/cart-badge.ts';
import { showCart } from '../model/cart-ui-state.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

// Pages are the same for everyone: the count is known in the browser alone.
const none = () => 0;

const nameOf = (count: number) => (count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`);

type Props = {
  /** Called when somebody reaches for the button: what will open is fetched ahead of the tap. */
  readonly fetchAhead: () => void;
};

function useCartButton({ fetchAhead }: Props) {
  const count = useSyncExternalStore(subscribeToCart, cartCount, none);
  const { isOpen, isReady } = useCartUiState();
  const button = {
    type: 'button',
    ...tapped('button', 'cart'),
    'aria-haspopup': 'dialog',
    'aria-label': nameOf(count),
    // On a slow line the first tap is answered before the cart has come.
    'aria-busy': (isOpen && !isReady) || undefined,
    onClick: showCart,
    // A finger enters when it touches.
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
  } as const;
  return { count, button };
}

function Bag({ count }: { readonly count: number }) {
  return (
    <span className="relative">
      <Icon name="bag" className="size-6" />
      {count > 0 && (
        <span className="absolute -top-1.5 left-3.5 min-w-5 rounded-pill bg-brand px-1 text-center font-semibold text-12 text-brand-ink tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </span>
  );
}

/** In the bar at the bottom of a phone. */
export function CartTab(props: Props) {
  const { count, button } = useCartButton(props);
  return (
    <li className="noscript:hidden flex-1">
      <button {...button} className={`w-full aria-busy:animate-breathe ${BAR_ITEM}`}>
        <Bag count={count} />
        Cart
      </button>
    </li>
  );
}

/** In the header of a desktop. */
export function CartButton(props: Props) {
  const { count, button } = useCartButton(props);
  return (
    <button
      {...button}
      className="aria-busy:animate-breathe noscript:hidden hidden size-11 shrink-0 items-center justify-center rounded-pill border border-line bg-surface text-brand hover:bg-sunk md:inline-flex"
    >
      <Bag count={count} />
    </button>
  );
}
