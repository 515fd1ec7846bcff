import { type RefObject, useEffect } from 'react';

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

/** From the list's keys alone: j and k move from action to action, which Enter opens; t takes or releases. */
export function useQueueKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const list = ref.current;
      if (!list || isMeantElsewhere(event)) return;
      if (event.key === 'j') move(list, 1);
      else if (event.key === 'k') move(list, -1);
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
  }, [ref]);
}
