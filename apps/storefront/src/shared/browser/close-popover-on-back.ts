import { addLayer } from './use-close-on-back.ts';

/** What takes an open popover out of the history, by its id: a page that is shown anew has the popover anew. */
const ends = new Map<string, () => void>();

function follow(popover: Element, isOpen: boolean): void {
  const { id } = popover;
  ends.get(id)?.();
  ends.delete(id);
  if (isOpen)
    ends.set(
      id,
      addLayer(() => document.getElementById(id)?.hidePopover()),
    );
}

/** The browser's own popovers are layers too: Back closes one first, and the page stays. */
export function closePopoversOnBack(signal: AbortSignal): void {
  // Opened before this code came.
  for (const popover of document.querySelectorAll('[popover]:popover-open')) follow(popover, true);
  const onToggle = ({ target, newState }: Event & { readonly newState?: string }) => {
    if (target instanceof Element && target.hasAttribute('popover')) follow(target, newState === 'open');
  };
  // It does not bubble. `toggle` comes a moment later, and a Back in between would close what is closed, and do no more.
  document.addEventListener('beforetoggle', onToggle, { capture: true, signal });
}
