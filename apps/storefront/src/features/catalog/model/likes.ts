import { id, type LikedVendor } from '@jara/contract';
import { z } from 'zod';
import { messageOr } from '@/shared/api/api-error.ts';
import { browserSession, signedInUser } from '@/shared/api/browser-session.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
import { listeners } from '@/shared/browser/listeners.ts';
import { storedJson } from '@/shared/browser/storage.ts';
import { toast } from '@/shared/ui/toast.ts';
import { fetchLikes, sendLike } from '../api/like.ts';
import { likesCopy } from './likes-copy.ts';

/** One call a visit: for so long the copy is as good as an answer. */
const FRESH_MS = 30 * 60_000;

const copySchema = z.object({ customer: id, ids: z.array(id), at: z.number() });
const stored = storedJson(likesCopy, (json) => copySchema.safeParse(json).data);

let liked: ReadonlySet<number> = new Set();
/** When the server has said so. */
let at = 0;
/** How often something was said of a vendor: an older answer must not undo it. */
const said = new Map<number, number>();
/** One after the other: what was said last must reach the server last. */
let lastSent: Promise<unknown> = Promise.resolve();
const news = listeners();

export const subscribeToLikes = news.subscribe;

/** Hearts are the server's markup, which says that nothing is liked; React writes into it no more. */
function markHearts(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('button[data-like]')) {
    const isLiked = String(liked.has(Number(heart.dataset['like'])));
    if (heart.getAttribute('aria-pressed') !== isLiked) heart.setAttribute('aria-pressed', isLiked);
  }
}

function readCopy(): void {
  const copy = stored.read();
  const isOwn = copy !== undefined && copy.customer === signedInUser()?.id;
  liked = new Set(isOwn ? copy.ids : []);
  at = isOwn ? copy.at : 0;
  markHearts();
}

function keep(next: ReadonlySet<number>): void {
  const customer = signedInUser()?.id;
  if (customer === undefined) return;
  liked = next;
  markHearts();
  stored.write({ customer, ids: [...next], at });
}

const withLike = (vendorId: number, isLiked: boolean): ReadonlySet<number> =>
  new Set(isLiked ? [vendorId, ...liked] : [...liked].filter((each) => each !== vendorId));

let watching: MutationObserver | undefined;

/** Hearts that come later, with another page or another part of this one, are marked too. */
function watch(): void {
  if (watching) return;
  readCopy();
  watching = new MutationObserver(markHearts);
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-like'] });
  // Another tab.
  window.addEventListener('storage', ({ key }) => key === 'likes' && readCopy());
  browserSession().onSignedOut(() => {
    said.clear();
    liked = new Set();
    at = 0;
    // The next customer asks for their own.
    underWay = undefined;
    markHearts();
  });
}

/** Vendors that another answer has said to be liked. */
export function learnLikes(ids: readonly number[]): void {
  watch();
  keep(new Set([...liked, ...ids.filter((each) => !said.has(each))]));
}

let underWay: ReturnType<typeof fetchLikes> | undefined;

/** What the server holds, for hearts and for the row: one call for all who ask at the same time. */
export async function refreshLikes(): Promise<LikedVendor[]> {
  watch();
  const customer = signedInUser()?.id;
  const asked = underWay ?? fetchLikes();
  underWay = asked;
  const { vendor_ids, latest } = await asked.finally(() => {
    if (underWay === asked) underWay = undefined;
  });
  if (customer === signedInUser()?.id) {
    at = Date.now();
    const isSaid = (vendorId: number) => said.has(vendorId);
    keep(new Set([...[...liked].filter(isSaid), ...vendor_ids.filter((each) => !isSaid(each))]));
  }
  return latest;
}

/** From the copy at once, and from the server where that is old and data need not be saved. */
export async function showLikes(): Promise<void> {
  watch();
  readCopy();
  if (savesData() || Date.now() - at < FRESH_MS) return;
  // Without an answer the hearts stay as they are; a tap still says what it is meant to.
  await refreshLikes().catch(() => undefined);
}

/** Shown at once, and put back where the server does not hold it. */
export async function likeVendor(vendorId: number, isLiked: boolean): Promise<void> {
  watch();
  const customer = signedInUser()?.id;
  const mine = (said.get(vendorId) ?? 0) + 1;
  said.set(vendorId, mine);
  const isLast = () => said.get(vendorId) === mine;
  keep(withLike(vendorId, isLiked));
  try {
    // Another customer's token is not for what this one said.
    const sent = lastSent.then(() => (customer === signedInUser()?.id ? sendLike(vendorId, isLiked) : isLiked));
    lastSent = sent.catch(() => undefined);
    const held = await sent;
    if (isLast()) keep(withLike(vendorId, held));
    // An answer that is under way may not know of it.
    underWay = undefined;
    news.notify();
  } catch (error) {
    if (isLast()) keep(withLike(vendorId, !isLiked));
    toast.error(messageOr(error, 'We could not save this. Please try again.'));
  }
}
