import type { ActiveOrder } from '@jara/contract';
import { STATUS_RANK } from '@jara/domain/order';
import { clockTime } from '@jara/domain/preorder';
import { windowWords } from './order-times.ts';
import { standingLabel } from './standing-label.ts';

/** Of several, the one that comes first; of two that are as far, the one ordered first. */
export const furthestAlong = (orders: readonly ActiveOrder[]): ActiveOrder | undefined =>
  orders.toSorted(
    (a, b) => STATUS_RANK[b.status] - STATUS_RANK[a.status] || a.created_at.localeCompare(b.created_at),
  )[0];

/** Beside the vendor's name: 'On its way · arrives 14:20–14:30'. Without a network, as of when it was so. */
export function activeOrderWords(
  order: Pick<ActiveOrder, 'class' | 'status' | 'arrival' | 'currency'>,
  asOf?: Date,
): string {
  const { class: kind, arrival, currency } = order;
  const label = standingLabel(order);
  if (asOf) return `${label} · as of ${clockTime(asOf.toISOString(), currency)}`;
  if (!arrival) return label;
  return `${label} · ${kind === 'pickup' ? 'ready' : 'arrives'} ${windowWords(arrival, currency, 'short day')}`;
}
