import { z } from 'zod';
import { listeners } from '@/shared/browser/listeners.ts';

const KEY = 'waitingOrders';
const news = listeners();

/** By cart. */
const keptOrders = z.record(z.string(), z.int().positive());
type KeptOrders = z.infer<typeof keptOrders>;

function read(): KeptOrders {
  try {
    return keptOrders.parse(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function write(orders: KeptOrders): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(orders));
  } catch {
    // Where the tab keeps nothing, the order's own page alone says how it stands.
  }
  news.notify();
}

/** The order that was placed of a cart, and was not seen to be paid. The tab keeps it over a visit to a provider's page. */
export const waitingOrderOf = (cartId: string | null): number | undefined =>
  cartId === null ? undefined : read()[cartId];

export const keepWaitingOrder = (cartId: string, orderId: number): void => write({ ...read(), [cartId]: orderId });

export const forgetWaitingOrder = (orderId: number): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([, id]) => id !== orderId)));

export const subscribeToWaitingOrders = news.subscribe;
