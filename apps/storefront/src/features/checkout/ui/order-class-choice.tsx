import type { OrderClass, Vendor } from '@jara/contract';
import { useId } from 'react';
import type { ShownCart } from '@/features/cart/data.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { offeredClasses } from '../model/offered-classes.ts';
import { fulfilmentClass } from '../model/quote-request.ts';

const LABEL = {
  delivery: 'Delivery',
  pickup: 'Pickup',
  preorder_delivery: 'Pre-order',
} as const satisfies Record<OrderClass, string>;

type Props = {
  readonly cart: ShownCart;
  /** Undefined until they are known. */
  readonly vendor: Vendor | undefined;
  readonly onChoose: (chosen: OrderClass) => void;
};

/** Spec §1: delivery, pickup or pre-order. */
export function OrderClassChoice({ cart, vendor, onChoose }: Props) {
  const name = useId();
  const classes = (vendor ?? cart.vendor).vendor_class;
  const offered = offeredClasses(classes, cart.class);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">Order type</legend>
      <div className="flex gap-1 rounded-pill bg-sunk p-1">
        {offered.map((each) => (
          <label
            key={each}
            className="relative flex min-h-11 flex-1 items-center justify-center rounded-pill px-3 text-center font-medium text-14 has-checked:bg-brand has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              {...tapped('button', 'order_class', { choice: each })}
              name={name}
              checked={cart.class === each}
              onChange={() => onChoose(each)}
              className="sr-only"
            />
            {LABEL[each]}
          </label>
        ))}
      </div>
      {classes && !classes.includes('instant') && (
        <p className="mt-1.5 text-14 text-ink-soft">{cart.vendor.name} takes pre-orders only.</p>
      )}
      {vendor && fulfilmentClass(cart.class, vendor) === 'vendor_delivery' && (
        <p className="mt-1.5 text-14 text-ink-soft">{vendor.name} brings it with their own riders.</p>
      )}
    </fieldset>
  );
}
