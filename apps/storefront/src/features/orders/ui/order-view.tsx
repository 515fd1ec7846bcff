'use client';

import type { Order } from '@jara/contract';
import { useEffect, useEffectEvent } from 'react';
import { isFailure } from '@/shared/api/api-error.ts';
import { dropParameters } from '@/shared/browser/use-query-dialog.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { Icon } from '@/shared/ui/icon.tsx';
import { orderState } from '../model/order-state.ts';
import { PROVIDER_PARAMETERS } from '../model/provider-parameters.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { useOrder } from './use-order.ts';

type Props = {
  readonly id: number;
  /** Called when the order is seen to be paid. */
  readonly onPaid: (order: Order) => void;
};

/** A confirmation: what was ordered, where it goes, how it was paid, and what happens next. */
export function OrderView({ id, onPaid }: Props) {
  const { order, payment, refetch } = useOrder(id);
  const shown = order.data;
  const isPaid = shown !== undefined && orderState(shown, payment.data) === 'paid';
  const tellPaid = useEffectEvent(() => shown && onPaid(shown));
  useEffect(() => {
    if (isPaid) tellPaid();
  }, [isPaid]);
  // What a provider has written into the address is not believed, and a link to this page need not carry it.
  useEffect(() => {
    const { searchParams } = new URL(window.location.href);
    if (searchParams.has('processor')) return;
    if (PROVIDER_PARAMETERS.some((name) => searchParams.has(name))) dropParameters(...PROVIDER_PARAMETERS);
  }, []);

  if (!shown) {
    if (isFailure(order.error, 'ORDER_NOT_FOUND')) return <NoSuchOrder />;
    if (!order.error) return <OrderSkeleton />;
    return (
      <ErrorState message={order.error.message} onRetry={() => void order.refetch()} retrying={order.isFetching} />
    );
  }
  return (
    <>
      <div>
        <a
          href={ORDERS_HREF}
          className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2 font-semibold text-14 text-brand hover:bg-sunk"
        >
          <Icon name="back" className="size-4" />
          Your orders
        </a>
        <h1 className="text-28">Order #{shown.id}</h1>
      </div>
      <OrderDetail order={shown} payment={payment.data} isUnanswered={payment.error !== null} onChange={refetch} />
    </>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      level={1}
      title="We could not find that order"
      action={<ButtonLink href={ORDERS_HREF}>Your orders</ButtonLink>}
    >
      The link may be wrong, or the order belongs to another account.
    </EmptyState>
  );
}
