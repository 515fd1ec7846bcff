import { type RefObject, useEffect } from 'react';

/** An element stays as high as it was once, for this visit: what gets smaller in it moves nothing that is read below. */
export function useKeptHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      // Another width breaks the lines otherwise.
      if (element.offsetWidth !== width) element.style.minHeight = '';
      width = element.offsetWidth;
      element.style.minHeight = `${element.offsetHeight}px`;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
