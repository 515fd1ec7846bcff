'use client';

import { fetchCode } from '@/shared/browser/fetch-code.ts';
import { tellFetchFailure } from '@/shared/ui/tell-fetch-failure.ts';
import { needCart } from '../model/cart-door.ts';
import type { CartVendor } from '../model/cart-state.ts';

const loadAdding = () => import('../model/add-dish-by-id.ts');

/** The rows of the menu are plain markup: one listener handles the taps on all of their + buttons. */
export function listenForAddButtons(vendor: CartVendor): () => void {
  const add = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-add-dish]') : null;
    if (!button) return;
    needCart();
    button.setAttribute('aria-busy', 'true');
    fetchCode(loadAdding)
      .then(({ addDishById }) => addDishById(vendor, Number(button.dataset['addDish'])))
      .catch((error: unknown) =>
        tellFetchFailure(error, 'We could not add this. Please try again when the network is back.'),
      )
      .finally(() => button.removeAttribute('aria-busy'));
  };
  document.addEventListener('click', add);
  return () => document.removeEventListener('click', add);
}
