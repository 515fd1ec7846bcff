import { tryOrUndefined } from '@/shared/browser/local-storage.ts';

// Part of every page: it imports nothing of the contract.

export const LIKES_KEY = 'likes';

export const hasLikesCopy = (): boolean => Boolean(tryOrUndefined((storage) => storage.getItem(LIKES_KEY)));

/** The copy belongs to its customer: a sign-out removes it. */
export const forgetLikesCopy = (): void => tryOrUndefined((storage) => storage.removeItem(LIKES_KEY));
