import type { Order, OrderPayment } from '@jara/contract';
import { isOver, isUnderWay } from '@jara/domain/order';
import { useQuery } from '@tanstack/react-query';
import { InstallHint } from '@/shared/ui/install-hint.tsx';
import { estimatedEveryMs, trackQuery } from '../api/tracking.query.ts';
import { latestOrder } from '../model/latest-order.ts';
import { isPaidOrder } from '../model/receipt-text.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBanner } from './order-banner.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PushPermission } from './push-permission.tsx';
import { RiderWay } from './rider-way.tsx';
import { RiderWaySkeleton } from './rider-way-skeleton.tsx';
import { useShownWay } from './use-shown-way.ts';

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
  const tracking = useQuery({
    ...trackQuery(props.order.id),
    enabled: isUnderWay(props.order),
    refetchInterval: estimatedEveryMs,
  });
  const { data: track } = tracking;
  // Its room is kept for the first answer, and not where that fails.
  const isTrackAwaited = tracking.isLoading && tracking.failureCount === 0;
  const order = latestOrder(props.order, track);
  const current = isUnderWay(order) ? track : undefined;
  const way = useShownWay(current);
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @3xl:grid-cols-2 @3xl:gap-6">
        <div className="grid min-w-0 gap-4">
          <OrderBanner {...props} order={order} track={current} isTrackAwaited={isTrackAwaited} />
          {way && <RiderWay key={String(isOver(order))} track={way} status={order.status} />}
          {isTrackAwaited && <RiderWaySkeleton order={order} />}
          {/* Made anew with each status and below a way that has just come, they appear there instead of being pushed down. */}
          {isPaidOrder(order) && <OrderSteps key={`${order.status} ${Boolean(way?.position)}`} order={order} />}
          {isUnderWay(order) && <PushPermission />}
          {isPaidOrder(order) && <InstallHint />}
        </div>
        <div className="grid min-w-0 gap-4">
          <OrderDetails order={order} />
          <OrderActions order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </div>
  );
}
