import { useEffect } from 'react';
import type { CartVendor } from '@/features/cart/data.ts';
import { rememberTap, useCartUiState } from '@/features/cart/index.ts';
import { addTapped, prepareAdding } from './add-tapped.ts';

/** The rows of the menu are plain markup: one listener handles the taps on all of their + buttons. */
function listen(vendor: CartVendor): () => void {
  const add = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-add-dish]') : null;
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    void addTapped(rememberTap(vendor, Number(button.dataset['addDish']))).finally(() =>
      button.removeAttribute('aria-busy'),
    );
  };
  document.addEventListener('click', add);
  return () => document.removeEventListener('click', add);
}

/** Adds a dish of the vendor whose page is open at a tap on its + button. */
export function AddButtonListener({ vendor }: { readonly vendor: CartVendor }) {
  const { isReady } = useCartUiState();
  const { id } = vendor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vendor is another id.
  useEffect(() => listen(vendor), [id]);
  useEffect(() => {
    if (isReady) prepareAdding(id).catch(() => undefined);
  }, [isReady, id]);
  return null;
}
