import type { DeliveryFee, PackageQuote } from '@jara/contract';
import { packageBreakdown } from '@jara/domain/courier';
import type { StoredFee } from './package-fee.store.ts';

const money = (amount: number) => amount as DeliveryFee['amount'];

/** Spec §3 Delivery fee: of a package it is the way alone. */
export const deliveryFeeOf = (fee: StoredFee): Omit<DeliveryFee, 'id'> => ({
  original_delivery_amount: money(fee.original_delivery_amount),
  final_delivery_amount: money(fee.final_delivery_amount),
  delivery_price_factor: fee.delivery_price_factor,
  original_service_amount: money(0),
  final_service_amount: money(0),
  small_order_amount: money(0),
  amount: money(fee.final_delivery_amount),
});

/** What is told of a quote. */
export function shownPackageQuote(stored: StoredFee): PackageQuote {
  const { id, currency, worth, km } = stored;
  const fee = deliveryFeeOf(stored);
  const totalOf = (isProtected: boolean) => money(packageBreakdown({ fee, worth, isProtected }).total);
  return {
    ...fee,
    id,
    currency,
    distance_km: Math.round(km * 10) / 10,
    estimated_order_amount: money(worth),
    protection_fee: money(stored.protection_amount),
    total: totalOf(false),
    total_with_protection: totalOf(true),
    expires_at: stored.expires_at.toISOString(),
  };
}
