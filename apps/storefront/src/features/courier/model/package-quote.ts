import type { PackageQuote } from '@jara/contract';
import type { PackageQuoteRequest } from '../api/package-quote.query.ts';
import type { PackageEnd, PackageForm } from './package-form.ts';
import { declaredWorth, worthProblem } from './package-worth.ts';

const pointOf = ({ id, coordinate: { x, y } }: PackageEnd) => ({ id, latitude: y, longitude: x });

/** Spec §7: what is asked for; nothing while an end is missing or the worth cannot be read. */
export function packageQuoteRequest(form: PackageForm): PackageQuoteRequest | undefined {
  const { pickupAddress, dropoffAddress } = form;
  if (!pickupAddress || !dropoffAddress || worthProblem(form) !== undefined) return undefined;
  return {
    source_address: pointOf(pickupAddress),
    destination_address: pointOf(dropoffAddress),
    estimated_order_amount: declaredWorth(form),
  };
}

/** What the form takes over from its quote. */
export function quotedParts(quote: PackageQuote, { packageProtection }: PackageForm) {
  const { id, amount, original_service_amount, protection_fee, total, total_with_protection } = quote;
  return {
    deliveryFee: { id, amount, original_service_amount },
    protectionFee: protection_fee,
    total: packageProtection ? total_with_protection : total,
  } satisfies Partial<PackageForm>;
}

/** What switching protection changes. */
export function withProtection(
  { deliveryFee, total, protectionFee }: PackageForm,
  isOn: boolean,
): Partial<PackageForm> {
  const isQuoted = deliveryFee !== null;
  return {
    packageProtection: isOn,
    ...(isQuoted && { total: isOn ? total + protectionFee : total - protectionFee }),
  };
}
