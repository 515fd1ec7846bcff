import { useEffect } from 'react';

const CLOSE = '[popovertargetaction="hide"]';

/** The first and the last that the keyboard reaches. */
const endsOf = (panel: HTMLElement) => {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  return { first: stops[0], last: stops.at(-1) };
};

function keepAsDialog(panel: HTMLElement): () => void {
  const become = (isOpen: boolean) => {
    if (!isOpen) return panel.removeAttribute('role');
    panel.setAttribute('role', 'dialog');
    if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>(CLOSE)?.focus();
  };
  const follow = (event: Event) => become('newState' in event && event.newState === 'open');
  const turnRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !panel.hasAttribute('role')) return;
    const { first, last } = endsOf(panel);
    if (document.activeElement !== (event.shiftKey ? first : last)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  };
  // The browser may have opened them before this code came.
  if (panel.matches(':popover-open')) become(true);
  panel.addEventListener('toggle', follow);
  panel.addEventListener('keydown', turnRound);
  return () => {
    panel.removeEventListener('toggle', follow);
    panel.removeEventListener('keydown', turnRound);
  };
}

/**
 * While the filters cover the page they are a dialog that keeps the keyboard; the browser gives it back when they close.
 * On a desktop they stand beside the list, and are none.
 */
export function FilterDialog({ panelId }: { readonly panelId: string }) {
  useEffect(() => {
    const panel = document.getElementById(panelId);
    return panel ? keepAsDialog(panel) : undefined;
  }, [panelId]);
  return null;
}
