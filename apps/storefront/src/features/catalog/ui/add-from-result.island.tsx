import { type ReactNode, useEffect, useState } from 'react';
import { requireCartCode } from '@/features/cart/index.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';

const loadAdding = () => import('./take-result.tsx');

/** The dishes of a search's results are plain markup: one listener handles the taps on their + buttons. */
export function AddFromResult() {
  const [sheet, setSheet] = useState<ReactNode>(null);
  useEffect(() => {
    const add = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-result-dish]') : null;
      if (!button) return;
      requireCartCode();
      button.setAttribute('aria-busy', 'true');
      importWithRetry(loadAdding)
        .then(({ takeResult }) => takeResult(button, setSheet))
        .catch((error: unknown) =>
          toastImportFailure(error, 'We could not add this. Please try again when the network is back.'),
        )
        .finally(() => button.removeAttribute('aria-busy'));
    };
    document.addEventListener('click', add);
    return () => document.removeEventListener('click', add);
  }, []);
  return sheet;
}
