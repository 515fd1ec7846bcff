import type { LikedVendor } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import * as likes from '../model/likes.ts';

/** Hearts are the server's markup, which says that nothing is liked; React writes into it no more. */
function markHearts(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('button[data-like]')) {
    const isLiked = String(likes.isLiked(Number(heart.dataset['like'])));
    if (heart.getAttribute('aria-pressed') !== isLiked) heart.setAttribute('aria-pressed', isLiked);
  }
}

let watching: MutationObserver | undefined;

/** Hearts that come later, with another page or another part of this one, are marked too. */
function watch(): void {
  if (watching) return;
  likes.subscribeToShownLikes(markHearts);
  watching = new MutationObserver(markHearts);
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-like'] });
}

export function learnLikes(ids: readonly number[]): void {
  watch();
  likes.learnLikes(ids);
}

export function refreshLikes(): Promise<LikedVendor[]> {
  watch();
  return likes.refreshLikes();
}

export function showLikes(): Promise<void> {
  watch();
  return likes.showLikes();
}

export async function likeVendor(vendorId: number, isLiked: boolean): Promise<void> {
  watch();
  const problem = await likes.likeVendor(vendorId, isLiked);
  if (problem !== undefined) toast.error(problem);
}
