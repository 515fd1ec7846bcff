import { z } from 'zod';
import { browserSession } from '@/shared/api/browser-session.ts';
import { keptValue } from '@/shared/browser/kept-value.ts';
import { quietly } from '@/shared/browser/local-storage.ts';
import { storageNews } from '@/shared/browser/storage-news.ts';

const KEY = 'promoCode';
const news = storageNews('promo-code-chosen');

/** By vendor. */
const keptCodes = z.record(z.string(), z.string());
type KeptCodes = z.infer<typeof keptCodes>;

const kept = keptValue<KeptCodes>({
  read(storage) {
    const stored = storage.getItem(KEY) ?? '{}';
    return keptCodes.safeParse(quietly((): unknown => JSON.parse(stored))).data ?? {};
  },
  write(storage, codes) {
    if (Object.keys(codes).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(codes));
  },
});

const readCodes = (): KeptCodes => kept.read() ?? {};

function writeCodes(codes: KeptCodes): void {
  kept.write(codes);
  news.tell();
}

/** Spec §4: one discount an order, so a vendor's cart has one code at most. */
export const codeOf = (vendorId: number): string | undefined => readCodes()[vendorId];

export const keepCode = (vendorId: number, code: string): void => writeCodes({ ...readCodes(), [vendorId]: code });

export function dropCode(vendorId: number): void {
  const { [vendorId]: _, ...others } = readCodes();
  writeCodes(others);
}

export const subscribeToCodes = news.subscribe;

// A code is its customer's: it goes with them, and none is left for a guest. This code comes with the cart's, which a
// customer's every page fetches.
if (typeof window !== 'undefined') {
  const forget = () => writeCodes({});
  browserSession().onSignedOut(forget);
  if (!browserSession().user()) forget();
}
