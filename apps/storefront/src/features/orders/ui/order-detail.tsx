'use client';

import type { Order, OrderPayment } from '@jara/contract';
import { OrderBanner } from './order-banner.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type Props = {
  readonly order: Order;
  /** The one that paid it, or else the last; undefined until it is known. */
  readonly payment: OrderPayment | null | undefined;
  /** Whether the last question about it has failed. */
  readonly isUnanswered: boolean;
  readonly onChange: () => void;
};

/** Spec §2: one order, on its page and in the panel. As wide as there is room: two columns, or one. */
export function OrderDetail(props: Props) {
  const { order } = props;
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @3xl:grid-cols-2 @3xl:gap-6">
        <div className="grid min-w-0 gap-4">
          <OrderBanner {...props} />
          <OrderTimeline order={order} />
        </div>
        <OrderDetails order={order} />
      </div>
    </div>
  );
}
