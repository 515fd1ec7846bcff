import type { Order, OrderPayment, Tracking } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { isOver } from '@jara/domain/order';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { TextButton } from '@jara/ui/text-button';
import { useRef, useState } from 'react';
import { tracked } from '@/shared/analytics/tracked.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { confirmingText, deadlineText, IF_PAID, limitText, moneyText } from '../../model/text/order-text.ts';
import { nextText } from '../../model/text/status-text.ts';
import { CancelOrder } from '../actions/cancel-order.tsx';
import { useOrderState } from '../order/use-order-state.ts';
import { BannerHeading } from './banner-heading.tsx';
import { OrderSomethingElse } from './order-something-else.tsx';
import { OrderStanding } from './order-standing.tsx';
import { PayOrder } from './pay-order.tsx';
import { StatusLabel } from './status-label.tsx';
import { useMinimumHeight } from './use-minimum-height.ts';

type Props = {
  readonly order: Order;
  /** While it is under way; undefined until it is known. */
  readonly track: Tracking | undefined;
  /** Whether that is being asked for the first time. */
  readonly isTrackAwaited: boolean;
  /** The one that paid it, or else the last; undefined until it is known. */
  readonly payment: OrderPayment | null | undefined;
  /** Whether the last question about it has failed. */
  readonly isUnanswered: boolean;
  readonly onChange: () => void;
};

const SHOWN = {
  unknown: OrderStanding,
  paid: OrderStanding,
  confirming: Waiting,
  unpaid: Waiting,
  cancelled: Cancelled,
} as const;

/** How the order stands, and what comes next. */
export function OrderBanner(props: Props) {
  const state = useOrderState(props.order, props.payment);
  const Shown = SHOWN[state ?? 'confirming'];
  const money = moneyText(props.payment);
  const card = useRef<HTMLDivElement>(null);
  useMinimumHeight(card, !isOver(props.order));
  return (
    <div
      {...tracked('banner', 'order_status', { order_id: props.order.id })}
      ref={card}
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <Shown {...props} />
      {money !== undefined && (
        <p role="status" className="rounded-card bg-sunk p-3">
          {money}{' '}
          <a href={`${BASE_PATH}/wallet`} className="font-semibold text-brand underline">
            See your wallet
          </a>
        </p>
      )}
    </div>
  );
}

const Status = ({ order: { status } }: Pick<Props, 'order'>) => (
  <div>
    <StatusLabel status={status} />
  </div>
);

/** How long it waits, or that its payment is under way. One component for both: what is open in it stays open. */
function Waiting({ order, payment, isUnanswered, onChange }: Props) {
  const isConfirming = useOrderState(order, payment) === 'confirming';
  const [isPayingAgain, setIsPayingAgain] = useState(false);
  const limit = limitText(payment);
  return (
    <>
      <Status order={order} />
      {isConfirming ? (
        <Confirming order={order} isUnanswered={isUnanswered} />
      ) : (
        <Unpaid order={order} payment={payment} />
      )}
      {limit !== undefined && <p className="text-14 text-ink-soft">{limit}</p>}
      {isConfirming && isPayingAgain && (
        <p className="text-14 text-ink-soft">
          If the first payment still arrives, it goes to your wallet, and we text you.
        </p>
      )}
      {(isPayingAgain || !isConfirming) && <PayOrder order={order} onChange={onChange} />}
      {isConfirming && !isPayingAgain && payment?.may_begin !== 'none' && (
        <div className="-mx-2 -my-2">
          <TextButton onClick={() => setIsPayingAgain(true)}>It did not go through? Pay another way</TextButton>
        </div>
      )}
      <CancelOrder order={order} />
    </>
  );
}

/** Nothing is charged twice: whoever pays another way meanwhile gets what comes too late in the wallet. */
function Confirming({ order, isUnanswered }: Pick<Props, 'order' | 'isUnanswered'>) {
  const isOnline = useIsOnline();
  const trouble = isOnline
    ? isUnanswered && 'We could not check just now. We will try again.'
    : 'You are offline. We will check again when the network is back.';
  return (
    <BannerHeading icon="spinner" title="Payment being confirmed">
      {trouble || confirmingText(order)}
    </BannerHeading>
  );
}

function Unpaid({ order, payment }: Pick<Props, 'order' | 'payment'>) {
  const isFailed = payment?.status === 'Failed';
  return (
    <>
      <BannerHeading icon="alert" title={isFailed ? 'The payment did not go through' : 'This order is not paid yet'}>
        {deadlineText(order)}
      </BannerHeading>
      {payment?.status === 'Pending' && <p className="text-14 text-ink-soft">{IF_PAID}</p>}
    </>
  );
}

function Cancelled({ order, payment }: Props) {
  const wasPaid = order.paid_by.length > 0;
  return (
    <>
      <Status order={order} />
      <BannerHeading icon="alert" title="This order was cancelled">
        {!wasPaid && 'It was not paid.'} {nextText(order)}{' '}
        {order.refunded > 0 && `${formatMoney(order.refunded, order.currency)} went back to your wallet.`}
        {!wasPaid && !payment?.credited_to_wallet && 'Money that still arrives goes to your wallet, and we text you.'}
      </BannerHeading>
      <OrderSomethingElse order={order} />
    </>
  );
}
