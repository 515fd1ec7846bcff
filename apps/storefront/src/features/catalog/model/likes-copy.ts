import { storedText } from '@/shared/browser/storage.ts';

// Part of every page: it imports nothing of the contract.

export const likesCopy = storedText('likes');

export const hasLikesCopy = (): boolean => Boolean(likesCopy.read());
