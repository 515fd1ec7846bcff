import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Toast } from 'react-hot-toast/headless';

type Handlers = { readonly startPause: () => void; readonly endPause: () => void };

/** As long as WCAG 2.2.1 gives people to ask for more time. */
const LONGEST_PAUSE_MS = 20_000;

/**
 * The time of toasts stands still while a mouse or the keyboard is there, within limits: a mouse may be left there. A
 * finger does not pause it: it has no way to leave.
 */
export function useToastPause({ startPause, endPause }: Handlers, toasts: readonly Toast[]) {
  const [isPaused, setIsPaused] = useState(false);
  const start = useEffectEvent(startPause);
  const end = useEffectEvent(endPause);
  useEffect(() => {
    if (!isPaused) return;
    start();
    const timer = setTimeout(() => setIsPaused(false), LONGEST_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isPaused]);
  // What goes away under a mouse does not say that the mouse has left.
  if (isPaused && !toasts.some(({ visible }) => visible)) setIsPaused(false);

  const pause = () => setIsPaused(true);
  const goOn = () => setIsPaused(false);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => void (pointerType === 'touch' || pause()),
    // The keyboard may still be there.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      void (currentTarget.contains(document.activeElement) || goOn()),
    onFocus: pause,
    onBlur: goOn,
  };
}
