import { createLayerHistory } from '@jara/ui/browser/layer-history';
import { useEffect, useEffectEvent } from 'react';
import { stepsFromAbove } from './query-dialog-history.ts';
import { subscribeToLeaving } from './shown-page.ts';

/** Dialogs that the address opens count the entries above theirs (query-dialog-history.ts). */
export const entryAbove = (state: unknown): object => ({
  ...(state as object | null),
  dialogSteps: stepsFromAbove(state),
});

let addLayerOnce: ReturnType<typeof createLayerHistory> | undefined;

/** For a layer that is no such component, as a provider’s window: Back calls `close`. Call what it returns when it is gone. */
export function addLayer(close: () => void): () => void {
  addLayerOnce ??= createLayerHistory(
    {
      history: window.history,
      href: () => window.location.href,
      onPopState: (listener) => window.addEventListener('popstate', listener),
    },
    entryAbove,
  );
  return addLayerOnce(close);
}

/**
 * While `open`, the browser's Back (a phone's Back button or gesture) calls `close` and the page stays. A way to a page, such
 * as a link in the layer, calls it too.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const removeLayer = addLayer(() => onBack());
    const stopListening = subscribeToLeaving(() => onBack());
    return () => {
      stopListening();
      removeLayer();
    };
  }, [open]);
}
