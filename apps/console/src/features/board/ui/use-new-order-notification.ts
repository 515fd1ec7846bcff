import { useEffect, useRef } from 'react';
import type { Unseen } from '../model/unseen-orders.ts';

/** While the tab is hidden, a new order says so itself; nothing of who ordered and what. */
export function useNewOrderNotification({ ringing, accepted }: Unseen): void {
  const told = useRef(new Set<number>());
  useEffect(() => {
    const fresh = [...ringing, ...accepted].filter((id) => !told.current.has(id));
    for (const id of fresh) told.current.add(id);
    const mayTell = 'Notification' in window && Notification.permission === 'granted';
    if (fresh.length === 0 || !document.hidden || !mayTell) return;
    const [id] = fresh;
    try {
      const words =
        fresh.length === 1 ? `Order #${id} waits on the board.` : `${fresh.length} orders wait on the board.`;
      new Notification('New order', { body: words, tag: `board-${id}` });
    } catch {
      // Some phones show notifications of service workers alone; web push comes there.
    }
  }, [ringing, accepted]);
}
