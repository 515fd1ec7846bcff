import type { Order, OrderPayment, Tracking } from '@jara/contract';
import { isOver, isUnderWay } from '@jara/domain/order';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InstallHint } from '@/shared/ui/install-hint.tsx';
import { estimatedEveryMs, trackQuery } from '../../api/tracking.query.ts';
import { isPaidOrder } from '../../model/text/receipt-text.ts';
import { OrderActions } from '../actions/order-actions.tsx';
import { RiderRoute } from '../rider/rider-route.tsx';
import { RiderRouteSkeleton } from '../rider/rider-route-skeleton.tsx';
import { OrderBanner } from '../standing/order-banner.tsx';
import { OrderSteps } from '../standing/order-steps.tsx';
import { OrderTimeline } from '../standing/order-timeline.tsx';
import { OrderDetails } from './order-details.tsx';
import { PushPermission } from './push-permission.tsx';

/** The rider's way, and once it is over what this visit has seen of it: it would leave a hole in the page. */
function useShownWay(current: Tracking | undefined): Tracking | undefined {
  const [seen, setSeen] = useState<Tracking>();
  if (current?.position && current !== seen) setSeen(current);
  return current ?? seen;
}

/** The order with what its tracking knows better: of two answers the one with the higher version is true. */
function latestOrder(order: Order, track: Tracking | undefined): Order {
  if (!track || track.version <= order.version) return order;
  const { status, version, timeline, is_failed_delivery, driver } = track;
  return { ...order, status, version, timeline, is_failed_delivery, driver };
}

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
          {way && <RiderRoute key={String(isOver(order))} track={way} status={order.status} />}
          {isTrackAwaited && <RiderRouteSkeleton order={order} />}
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
