import { useEffect, useRef } from 'react';

/** For a layer's content: what had the focus went with its view. The next one begins at its top, and so does the keyboard. */
export function useFreshStart(view: string | number | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    content.current?.focus({ preventScroll: true });
    content.current?.parentElement?.scrollTo({ top: 0 });
  }, [view]);
  return content;
}
