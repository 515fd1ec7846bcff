import type { Order } from '@jara/contract';
import { CALL_RIDER_MS, hasEnded } from '@jara/domain/order';

/**
 * Spec §6: a rider may be called until 45 minutes after the order has ended. Nobody needs the number later, so it is not
 * given any more; the name is. So it is with a rider who has left.
 */
export function shownDriver(
  status: Order['status'],
  rider: { readonly name: string; readonly phone: string; readonly ended_at: Date | null } | null,
  moved_at: Date | null,
  now: Date,
): Order['driver'] {
  if (!rider) return null;
  const isOpen = !hasEnded({ status }) || now.getTime() - (moved_at?.getTime() ?? 0) <= CALL_RIDER_MS;
  const mayCall = isOpen && rider.ended_at === null;
  return { name: rider.name, phone: mayCall ? `+${rider.phone}` : null };
}
