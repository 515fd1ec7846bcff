import { isFailure } from '@jara/api-client';
import type { Order } from '@jara/contract';
import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { AsOf } from './as-of.tsx';
import { OrderDetail } from './order-detail.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { useOrder } from './use-order.ts';
import { useOrderState } from './use-order-state.ts';

type Props = {
  readonly id: number;
  /** Called when the order is seen to be paid. */
  readonly onPaid: (order: Order) => void;
  /** Above the order, where nothing else names it. */
  readonly heading?: ReactNode;
};

/** An order with its states of loading, being missing and failing. */
export function OrderBody({ id, onPaid, heading }: Props) {
  const { order, payment, refetch } = useOrder(id);
  const shown = order.data;
  const isPaid = useOrderState(shown, payment.data) === 'paid';
  const tellPaid = useEffectEvent(() => shown && onPaid(shown));
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);

  if (!shown) {
    if (isFailure(order.error, 'ORDER_NOT_FOUND')) return <NoSuchOrder level={heading ? 1 : 2} />;
    if (!order.error) return <OrderSkeleton />;
    return (
      <ErrorState message={order.error.message} onRetry={() => void order.refetch()} retrying={order.isFetching} />
    );
  }
  return (
    <>
      {heading}
      <AsOf query={order} currency={shown.currency} />
      <OrderDetail order={shown} payment={payment.data} isUnanswered={payment.error !== null} onChange={refetch} />
    </>
  );
}

function NoSuchOrder({ level }: { readonly level: 1 | 2 }) {
  return (
    <EmptyState
      level={level}
      title="We could not find that order"
      action={<ButtonLink href={ORDERS_HREF}>Your orders</ButtonLink>}
    >
      The link may be wrong, or the order belongs to another account.
    </EmptyState>
  );
}
