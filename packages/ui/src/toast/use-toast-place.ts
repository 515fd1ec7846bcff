import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { afterPress } from '../browser/after-press.ts';

/** The layer on top, unless that is on its way out. */
const topLayer = () =>
  [...document.querySelectorAll('[role="dialog"]:not([data-ending-style]) > header')].at(-1)?.parentElement;

/** What a phone's keyboard covers of the screen. */
function keyboardHeight(): number {
  const seen = window.visualViewport;
  return seen ? Math.max(0, window.innerHeight - seen.offsetTop - seen.height) : 0;
}

/** Whether they share a column. Where both are: a layer may be on its way in. */
const isInColumnOf = (layer: HTMLElement, card: Element | null) =>
  card instanceof HTMLElement &&
  layer.offsetLeft <= card.offsetLeft + card.offsetWidth &&
  card.offsetLeft <= layer.offsetLeft + layer.offsetWidth;

/**
 * Toasts stand at the top of the screen. Where the layer on top leaves them no room there, they stand at the bottom, and
 * the layer ends above them (`--toasts`, modal.tsx): what can be tapped in it is never under a toast.
 */
export function useToastPlace(section: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  /** How far from the bottom; undefined at the top. */
  const [bottom, setBottom] = useState<number>();
  useLayoutEffect(() => {
    if (!section.current || toasts.length === 0) return;
    const { offsetHeight, firstElementChild } = section.current;
    const { style } = document.documentElement;
    const place = () => {
      const layer = topLayer();
      const isUnder = layer ? layer.offsetTop < offsetHeight && isInColumnOf(layer, firstElementChild) : false;
      setBottom(isUnder ? keyboardHeight() : undefined);
      const room = isUnder ? `${offsetHeight + keyboardHeight()}px` : '0px';
      afterPress(() => style.setProperty('--toasts', room));
    };
    place();
    // A layer comes, goes or grows.
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      changes.disconnect();
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
      afterPress(() => style.removeProperty('--toasts'));
    };
  }, [section, toasts]);
  return bottom === undefined
    ? ({ 'data-place': 'top' } as const)
    : ({ 'data-place': 'bottom', style: { bottom } } as const);
}
