import type { Order } from '@jara/contract';

/** Spec §2: the PIN of a paid order, in digits that are read at arm's length. */
export function OrderPin({
  order: { class: kind, meta_data },
}: {
  readonly order: Pick<Order, 'class' | 'meta_data'>;
}) {
  const isPickup = kind === 'pickup';
  const pin = isPickup ? meta_data.order_pin : meta_data.delivery_pin;
  if (pin === undefined) return null;
  return (
    <div className="rounded-card bg-sunk px-4 py-3 text-center">
      <p className="text-14 text-ink-soft">{isPickup ? 'Pickup PIN' : 'Delivery PIN'}</p>
      <p className="price font-semibold text-36 tracking-[0.2em]">{pin}</p>
    </div>
  );
}
