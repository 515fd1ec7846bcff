import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { tabText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

const news = storageEvents('waiting-orders');

/** By cart. */
const keptOrders = z.record(z.string(), z.int().positive());
type KeptOrders = z.infer<typeof keptOrders>;

const kept = storedJson(tabText('waitingOrders'), (json) => keptOrders.safeParse(json).data);
const read = (): KeptOrders => kept.read() ?? {};

function write(orders: KeptOrders): void {
  kept.write(orders);
  news.notify();
}

/** The order that was placed of a cart, and was not seen to be paid. The tab keeps it over a visit to a provider's page. */
export const waitingOrderOf = (cartId: string | null): number | undefined =>
  cartId === null ? undefined : read()[cartId];

export const keepWaitingOrder = (cartId: string, orderId: number): void => write({ ...read(), [cartId]: orderId });

export const forgetWaitingOrder = (orderId: number): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([, id]) => id !== orderId)));

export const subscribeToWaitingOrders = news.subscribe;
