import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { storedText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

/**
 * References of top-ups whose end this browser has not seen: a redirect leaves the page. They say nothing of anybody; what
 * became of them is asked of the server, which answers their own customer alone.
 */
const underWay = z.array(z.object({ reference: z.uuid(), since: z.number() })).max(20);
type UnderWay = z.infer<typeof underWay>;

const MOST = 5;
/** Longer than any provider's page waits. What comes later is in the wallet without being waited for. */
const WAITED_MS = 60 * 60_000;

const news = storageEvents('top-ups-changed');
const stored = storedJson(storedText('topUpsUnderWay'), (json) => underWay.safeParse(json).data);

const readAll = (now: number): UnderWay => (stored.read() ?? []).filter(({ since }) => now - since < WAITED_MS);

function write(all: UnderWay): void {
  stored.write(all.slice(0, MOST));
  news.notify();
}

export const subscribeToTopUps = news.subscribe;

/** One text, the same until it changes; the last first. */
export const topUpsUnderWay = (now = Date.now()): string =>
  readAll(now)
    .map(({ reference }) => reference)
    .join();

const others = (reference: string, now: number) => readAll(now).filter((each) => each.reference !== reference);

/** What is no reference of ours, such as an address may hold, is not kept. */
export function rememberTopUp(reference: string, now = Date.now()): void {
  if (z.uuid().safeParse(reference).success) write([{ reference, since: now }, ...others(reference, now)]);
}

export const forgetTopUp = (reference: string, now = Date.now()): void => write(others(reference, now));
