import { listeners } from '@jara/ui/browser/listeners';
import { storedText } from '@/shared/browser/storage.ts';

// Part of every page: it imports nothing of the contract.

export const ordersCopy = storedText('ordersCopy');

const news = listeners();

/** Whether this browser has seen an order that is under way, or has been lately. */
export const hasOrderCopy = (): boolean => Boolean(ordersCopy.read());

/** Says that there is an order to follow, to what every page has of it. */
export const followOrders = news.notify;
export const onOrdersToFollow = news.subscribe;
