import { typedCode } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { storedText } from '@/shared/browser/storage.ts';
import { storageEvents } from '@/shared/browser/storage-events.ts';

const news = storageEvents('promo-code-chosen');

/** By vendor. One that nobody could have typed is left out: with it nothing could be quoted. */
const keptCodes = z.record(z.string(), typedCode.optional().catch(undefined));
type KeptCodes = z.infer<typeof keptCodes>;

const kept = storedJson(storedText('promoCode'), (json) => keptCodes.safeParse(json).data);

const readCodes = (): KeptCodes => kept.read() ?? {};

function writeCodes(codes: KeptCodes): void {
  kept.write(Object.keys(codes).length === 0 ? undefined : codes);
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
