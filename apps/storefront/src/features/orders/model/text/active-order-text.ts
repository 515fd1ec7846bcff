import type { ActiveOrder } from '@jara/contract';
import { rankOf, statusLabel } from '@jara/domain/order';
import { clockTime } from '@jara/domain/preorder';
import { windowText } from './order-times.ts';

/** Of several, the one that comes first; of two that are as far, the one ordered first. */
export const furthestAlong = (orders: readonly ActiveOrder[]): ActiveOrder | undefined =>
  orders.toSorted((a, b) => rankOf(b.status) - rankOf(a.status) || a.created_at.localeCompare(b.created_at))[0];

/** Beside the vendor's name: 'On its way' and 'arrives 2:20 PM – 2:30 PM'. Without a network, as of when it was so. */
export function activeOrderText(
  order: Pick<ActiveOrder, 'class' | 'status' | 'arrival' | 'currency'>,
  asOf?: Date,
): { readonly label: string; readonly time?: string } {
  const { class: kind, status, arrival, currency } = order;
  const label = statusLabel(status);
  if (asOf) return { label, time: `as of ${clockTime(asOf.toISOString(), currency)}` };
  if (!arrival) return { label };
  const begins = kind === 'pickup' ? 'ready' : 'arrives';
  return { label, time: `${begins} ${windowText(arrival, currency, 'short day')}` };
}
