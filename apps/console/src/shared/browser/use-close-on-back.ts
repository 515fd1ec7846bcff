import { createLayerHistory } from '@jara/ui/browser/layer-history';
import { useEffect, useEffectEvent } from 'react';

const keepState = (state: unknown): object => ({ ...(state as object | null) });

let addLayerOnce: ReturnType<typeof createLayerHistory> | undefined;

function addLayer(close: () => void): () => void {
  addLayerOnce ??= createLayerHistory(
    {
      history: window.history,
      href: () => window.location.href,
      onPopState: (listener) => window.addEventListener('popstate', listener),
    },
    keepState,
  );
  return addLayerOnce(close);
}

/** While `open`, the browser's Back (a phone's Back button or gesture) calls `close` and the screen stays. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? addLayer(() => onBack()) : undefined), [open]);
}
