import { useEffect, useEffectEvent } from 'react';
import { createLayerHistory } from './layer-history.ts';

let addLayerOnce: ReturnType<typeof createLayerHistory> | undefined;

/** Says that a layer has opened; call what it returns when the layer is gone. */
export function addLayer(close: () => void): () => void {
  addLayerOnce ??= createLayerHistory({
    history: window.history,
    href: () => window.location.href,
    onPopState: (listener) => window.addEventListener('popstate', listener),
  });
  return addLayerOnce(close);
}

/** While `open`, the browser's Back (a phone's Back button or gesture) calls `close` and the page stays. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    return addLayer(() => onBack());
  }, [open]);
}
