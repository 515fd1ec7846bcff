import { listeners } from '@/shared/browser/listeners.ts';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';

// Part of every page: it imports nothing of the contract.

export const COPY_KEY = 'ordersCopy';

const news = listeners();

/** Whether this browser has seen an order that is under way, or has been lately. */
export const hasOrderCopy = (): boolean => Boolean(tryOrUndefined((storage) => storage.getItem(COPY_KEY)));

/** Says that there is an order to follow, to what every page has of it. */
export const followOrders = news.notify;
export const onOrdersToFollow = news.subscribe;

/** The copy belongs to its customer: a sign-out removes it. */
export const forgetOrderCopy = (): void => tryOrUndefined((storage) => storage.removeItem(COPY_KEY));
