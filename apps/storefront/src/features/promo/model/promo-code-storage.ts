import { z } from 'zod';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';
import { storedValue } from '@/shared/browser/stored-value.ts';

const KEY = 'promoCode';
const news = storageEvents('promo-code-chosen');

/** By vendor. */
const keptCodes = z.record(z.string(), z.string());
type KeptCodes = z.infer<typeof keptCodes>;

const kept = storedValue<KeptCodes>({
  read(storage) {
    const stored = storage.getItem(KEY) ?? '{}';
    return keptCodes.safeParse(tryOrUndefined((): unknown => JSON.parse(stored))).data ?? {};
  },
  write(storage, codes) {
    if (Object.keys(codes).length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(codes));
  },
});

const readCodes = (): KeptCodes => kept.read() ?? {};

function writeCodes(codes: KeptCodes): void {
  kept.write(codes);
  news.notify();
}

/** Spec §4: one discount an order, so a vendor's cart has one code at most. */
export const promoCodeOf = (vendorId: number): string | undefined => readCodes()[vendorId];

export const storePromoCode = (vendorId: number, code: string): void =>
  writeCodes({ ...readCodes(), [vendorId]: code });

export function removePromoCode(vendorId: number): void {
  const { [vendorId]: _, ...others } = readCodes();
  writeCodes(others);
}

export const subscribeToCodes = news.subscribe;
