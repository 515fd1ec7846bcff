'use client';

import { useEffect } from 'react';
import type { CartVendor } from '@/features/cart/data.ts';
import { requireCartCode, useCartUiState } from '@/features/cart/index.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';

export const fetchAdding = () => import('../model/run-add-dish-by-id.ts');
const loadAdding = () => fetchAdding().then(({ run }) => run());

/** The rows of the menu are plain markup: one listener handles the taps on all of their + buttons. */
function listen(vendor: CartVendor): () => void {
  const add = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-add-dish]') : null;
    if (!button) return;
    requireCartCode();
    button.setAttribute('aria-busy', 'true');
    importWithRetry(loadAdding)
      .then(({ addDishById }) => addDishById(vendor, Number(button.dataset['addDish'])))
      .catch((error: unknown) =>
        toastImportFailure(error, 'We could not add this. Please try again when the network is back.'),
      )
      .finally(() => button.removeAttribute('aria-busy'));
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
    if (!isReady) return;
    // With the menu a tap shows its price at once.
    loadAdding()
      .then(({ fetchMenuAhead }) => fetchMenuAhead(id))
      .catch(() => undefined);
  }, [isReady, id]);
  return null;
}
