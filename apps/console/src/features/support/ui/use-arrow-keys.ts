import { type RefObject, useEffect } from 'react';

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go along what was found; above the first is where it was typed. */
export function useArrowKeys(list: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEP[event.key];
      const stops = [field.current, ...(list.current?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = step === undefined || at < 0 ? undefined : stops[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list, field]);
}
