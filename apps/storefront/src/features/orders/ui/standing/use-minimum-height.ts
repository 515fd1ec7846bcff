import { type RefObject, useEffect } from 'react';

/**
 * An element stays as high as it was, so that what gets smaller in it moves nothing that is read below, or is about to be
 * tapped. The room is given back where nobody minds: after a tap, while the page is out of sight, and once there is nothing
 * more to wait for.
 */
export function useMinimumHeight(ref: RefObject<HTMLElement | null>, isKept: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isKept) return undefined;
    let width = 0;
    const giveBack = () => {
      element.style.minHeight = '';
    };
    const observer = new ResizeObserver(() => {
      // Another width breaks the lines otherwise.
      if (element.offsetWidth !== width) giveBack();
      width = element.offsetWidth;
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    for (const event of ['click', 'visibilitychange']) document.addEventListener(event, giveBack);
    return () => {
      observer.disconnect();
      giveBack();
      for (const event of ['click', 'visibilitychange']) document.removeEventListener(event, giveBack);
    };
  }, [ref, isKept]);
}
