import { listeners } from '@jara/ui/browser/listeners';

const shown = new Set<symbol>();
const news = listeners();

/** Whether a page shows an order that has ended and may go on: its redelivery may be paid on another device. */
export const hasOpenOrders = (): boolean => shown.size > 0;
export const onOpenOrders = news.subscribe;

/** An order is followed until what is returned is called. */
export function followWhileOpen(): () => void {
  const page = Symbol('page');
  shown.add(page);
  news.notify();
  return () => {
    shown.delete(page);
    news.notify();
  };
}
