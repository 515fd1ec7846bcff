import { id } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { storedText } from '@/shared/browser/storage.ts';
import type { PackageForm } from './package-form.ts';

const sentFee = z.object({ feeId: id, from: id, to: id, worth: z.string() });

const kept = storedJson(storedText('packageFeeSent'), (json) => sentFee.safeParse(json).data);

/** Before an order is sent with it. A reload must not lose it. */
export function keepSentFee({ pickupAddress, dropoffAddress, packageWorth }: PackageForm, feeId: number): void {
  if (!pickupAddress || !dropoffAddress) return;
  kept.write({ feeId, from: pickupAddress.id, to: dropoffAddress.id, worth: packageWorth });
}

export const forgetSentFee = (): void => void kept.write(undefined);

/**
 * The fee of an order that was sent and not answered, while the form is about the same way and worth. One order is made
 * with it at most, so whoever confirms again makes no second delivery.
 */
export function unansweredFee({ pickupAddress, dropoffAddress, packageWorth }: PackageForm): number | undefined {
  const sent = kept.read();
  const isSame = sent?.from === pickupAddress?.id && sent?.to === dropoffAddress?.id && sent?.worth === packageWorth;
  return isSame ? sent?.feeId : undefined;
}
