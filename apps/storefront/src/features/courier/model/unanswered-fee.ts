import { id } from '@jara/contract';
import { z } from 'zod';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storedText } from '@/shared/browser/stored-value.ts';
import type { PackageForm } from './package-form.ts';

const sentFee = z.object({ feeId: id, from: id, to: id, worth: z.string() });
type SentFee = z.infer<typeof sentFee>;

const kept = storedText('packageFeeSent');

function read(): SentFee | undefined {
  const text = kept.read() ?? '';
  return sentFee.safeParse(tryOrUndefined((): unknown => JSON.parse(text))).data;
}

/** Before an order is sent with it. A reload must not lose it. */
export function keepSentFee({ pickupAddress, dropoffAddress, packageWorth }: PackageForm, feeId: number): void {
  if (!pickupAddress || !dropoffAddress) return;
  const sent: SentFee = { feeId, from: pickupAddress.id, to: dropoffAddress.id, worth: packageWorth };
  kept.write(JSON.stringify(sent));
}

export const forgetSentFee = (): void => void kept.write(null);

/**
 * The fee of an order that was sent and not answered, while the form is about the same way and worth. One order is made
 * with it at most, so whoever confirms again makes no second delivery.
 */
export function unansweredFee({ pickupAddress, dropoffAddress, packageWorth }: PackageForm): number | undefined {
  const sent = read();
  const isSame = sent?.from === pickupAddress?.id && sent?.to === dropoffAddress?.id && sent?.worth === packageWorth;
  return isSame ? sent?.feeId : undefined;
}
