import type { Order } from '@jara/contract';
import { pinOf } from '@jara/domain/order';

/** Spec §2: the PIN of a paid order, in digits that are read at arm's length. */
export function OrderPin({ order }: { readonly order: Pick<Order, 'class' | 'meta_data'> }) {
  const shown = pinOf(order);
  if (!shown) return null;
  return (
    <div className="rounded-card bg-sunk px-4 py-3 text-center">
      <p className="text-14 text-ink-soft">{shown.label}</p>
      <p className="price font-semibold text-36 tracking-[0.2em]">{shown.pin}</p>
    </div>
  );
}
