import type { MinorUnits, Order, Tracking } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { isFailedAgain, isOver, rankOf, STATUS_RANK, vendorsReason } from '@jara/domain/order';
import { Fragment, type ReactNode, useRef } from 'react';
import { headingOf, nextText } from '../../model/text/status-text.ts';
import { CancelOrder } from '../actions/cancel-order.tsx';
import { ConfirmReceived } from '../actions/confirm-received.tsx';
import { RedeliveryBlock } from '../redelivery/redelivery-block.tsx';
import { CallRider } from '../rider/call-rider.tsx';
import { FailedAgain } from './failed-again.tsx';
import { OrderArrival } from './order-arrival.tsx';
import { OrderPin } from './order-pin.tsx';
import { OrderSomethingElse } from './order-something-else.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { StatusLabel } from './status-label.tsx';
import { useMinimumHeight } from './use-minimum-height.ts';

const LIST = new Intl.ListFormat('en-GB');

/** 'Moi moi was out of stock. ₦800.00 is back in your wallet.' Undefined where nothing was. */
function stockOutWords({ issues, currency }: Pick<Order, 'issues' | 'currency'>): string | undefined {
  const names = [...new Set(issues.map(({ name }) => name))];
  if (names.length === 0) return undefined;
  const refunded = issues.reduce((sum, issue) => sum + issue.refunded, 0) as MinorUnits;
  const money = refunded > 0 ? ` ${formatMoney(refunded, currency)} is back in your wallet.` : '';
  return `${LIST.format(names)} ${names.length === 1 ? 'was' : 'were'} out of stock.${money}`;
}

type Props = { readonly order: Order; readonly track: Tracking | undefined; readonly isTrackAwaited: boolean };

/** A paid order: the step it is at, what happens next, when it comes, and what the person needs then. */
export function OrderStanding({ order, track, isTrackAwaited }: Props) {
  const { status, currency } = order;
  // What ended early is handed over to nobody.
  const isLost = rankOf(status) > STATUS_RANK.success && status !== 'failed';
  const isEnd = isOver(order);
  const reason = vendorsReason(order.timeline);
  const stockOut = isLost ? undefined : stockOutWords(order);
  return (
    <>
      <KeptRoom isKept={!isEnd}>
        <StatusLabel status={status} />
        <div role="status" className="mt-2">
          <h2 className="text-28 text-balance">{headingOf(order)}</h2>
          <p className="mt-1 text-ink-soft text-pretty">{nextText(order)}</p>
          {reason !== undefined && (
            <p className="mt-2 font-medium wrap-anywhere">
              {order.vendor.name} says: {reason}
            </p>
          )}
          {isLost && order.refunded > 0 && (
            <p className="mt-2 font-medium">{formatMoney(order.refunded, currency)} went back to your wallet.</p>
          )}
          {stockOut !== undefined && (
            <p className="mt-3 rounded-card bg-sunk p-3 font-medium text-pretty">{stockOut}</p>
          )}
        </div>
      </KeptRoom>
      {/* Made anew at the end, what stays appears higher up instead of being moved there. */}
      <Fragment key={String(isEnd)}>
        <FailedAgain order={order} />
        <OrderArrival order={order} arrival={track?.arrival} isAwaited={isTrackAwaited} />
        <PickupPlace order={order} source={track?.source} />
        {!isLost && !isFailedAgain(order) && (
          <KeptRoom isKept={!isEnd}>
            <OrderPin order={order} />
          </KeptRoom>
        )}
        <CallRider order={order} />
        <RedeliveryBlock order={order} />
        <ConfirmReceived order={order} />
      </Fragment>
      <CancelOrder order={order} />
      {isLost && <OrderSomethingElse order={order} />}
    </>
  );
}

/** What gets smaller in it moves nothing below. */
function KeptRoom({ isKept, children }: { readonly isKept: boolean; readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useMinimumHeight(room, isKept);
  return (
    <div ref={room} className="empty:hidden">
      {children}
    </div>
  );
}
