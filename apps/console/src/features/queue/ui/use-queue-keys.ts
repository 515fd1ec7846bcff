import { type RefObject, useEffect } from 'react';
import { useLocation } from 'wouter';

/** Where the keyboard was last. */
let lastRow: string | undefined;

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-queue-row]')];
const actionOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-queue-action]');

/** Whoever types, or stands in a dialog, means something else. */
const isMeantElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, [role=dialog]'));

function move(list: HTMLElement, by: 1 | -1): void {
  const rows = rowsOf(list);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  actionOf(rows[next])?.focus();
}

/** From the list's keys alone: j and k move from action to action, which Enter opens; t takes or releases, / begins a search. */
export function useQueueKeys(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  const [, go] = useLocation();
  // Whoever comes back from an order goes on at its row.
  useEffect(() => {
    const list = ref.current;
    if (!list || !isShown) return;
    actionOf(rowsOf(list).find((row) => row.dataset['queueRow'] === lastRow))?.focus();
    const note = ({ target }: FocusEvent) => {
      lastRow = (target as HTMLElement).closest<HTMLElement>('[data-queue-row]')?.dataset['queueRow'];
    };
    list.addEventListener('focusin', note);
    return () => list.removeEventListener('focusin', note);
  }, [ref, isShown]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const list = ref.current;
      if (!list || isMeantElsewhere(event)) return;
      if (event.key === 'j') move(list, 1);
      else if (event.key === 'k') move(list, -1);
      else if (event.key === '/') go('/find');
      else if (event.key === 't')
        rowsOf(list)
          .find((row) => row.contains(document.activeElement))
          ?.querySelector<HTMLElement>('[data-queue-claim]')
          ?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ref, go]);
}
