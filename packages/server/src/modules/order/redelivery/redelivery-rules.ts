import { MONEY_COMES_WITHIN_MS, REDELIVERY_MS } from '@jara/domain/order';
import type { StoredRedelivery } from './redelivery.store.ts';

type Facts = Pick<StoredRedelivery['order'], 'status' | 'failed_at' | 'is_requested' | 'has_rider_left'>;

/** Spec §4: why a redelivery cannot be requested now. */
export function refuseRedelivery(
  { status, failed_at, is_requested, has_rider_left }: Facts,
  now: Date,
): 'REDELIVERY_NOT_OFFERED' | 'REDELIVERY_TOO_LATE' | undefined {
  if (status !== 'failed' || failed_at === null || is_requested || has_rider_left) return 'REDELIVERY_NOT_OFFERED';
  return now.getTime() >= failed_at.getTime() + REDELIVERY_MS ? 'REDELIVERY_TOO_LATE' : undefined;
}

/** Whether money for it that comes in now is in time. */
export const waitsForMoney = (facts: Facts, now: Date): boolean =>
  refuseRedelivery(facts, new Date(now.getTime() - MONEY_COMES_WITHIN_MS)) === undefined;
