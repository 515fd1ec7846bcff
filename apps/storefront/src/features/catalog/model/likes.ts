import { messageOr } from '@jara/api-client';
import { id, type LikedVendor } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { browserSession, signedInUser } from '@/shared/api/browser-session.ts';
import { savesData } from '@/shared/browser/data-saver.ts';
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
const sentLikes = listeners();
const shownLikes = listeners();

/** Called when the server holds another like. */
export const subscribeToLikes = sentLikes.subscribe;

/** Called when another vendor is to be shown as liked. */
export const subscribeToShownLikes = shownLikes.subscribe;

export const isLiked = (vendorId: number): boolean => liked.has(vendorId);

function readCopy(): void {
  const copy = stored.read();
  const isOwn = copy !== undefined && copy.customer === signedInUser()?.id;
  liked = new Set(isOwn ? copy.ids : []);
  at = isOwn ? copy.at : 0;
  shownLikes.notify();
}

function keep(next: ReadonlySet<number>): void {
  const customer = signedInUser()?.id;
  if (customer === undefined) return;
  liked = next;
  shownLikes.notify();
  stored.write({ customer, ids: [...next], at });
}

const withLike = (vendorId: number, likes: boolean): ReadonlySet<number> =>
  new Set(likes ? [vendorId, ...liked] : [...liked].filter((each) => each !== vendorId));

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  readCopy();
  // Another tab.
  window.addEventListener('storage', ({ key }) => key === 'likes' && readCopy());
  browserSession().onSignedOut(() => {
    said.clear();
    liked = new Set();
    at = 0;
    // The next customer asks for their own.
    underWay = undefined;
    shownLikes.notify();
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

/** Shown at once, and put back where the server does not hold it: then it gives the sentence that says so. */
export async function likeVendor(vendorId: number, likes: boolean): Promise<string | undefined> {
  watch();
  const customer = signedInUser()?.id;
  const mine = (said.get(vendorId) ?? 0) + 1;
  said.set(vendorId, mine);
  const isLast = () => said.get(vendorId) === mine;
  keep(withLike(vendorId, likes));
  try {
    // Another customer's token is not for what this one said.
    const sent = lastSent.then(() => (customer === signedInUser()?.id ? sendLike(vendorId, likes) : likes));
    lastSent = sent.catch(() => undefined);
    const held = await sent;
    if (isLast()) keep(withLike(vendorId, held));
    // An answer that is under way may not know of it.
    underWay = undefined;
    sentLikes.notify();
    return undefined;
  } catch (error) {
    if (isLast()) keep(withLike(vendorId, !likes));
    return messageOr(error, 'We could not save this. Please try again.');
  }
}
