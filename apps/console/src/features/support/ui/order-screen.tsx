import { isFailure } from '@jara/api-client';
import type { OrderHistory } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'wouter';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { historyQuery } from '../api/support.query.ts';
import { formatMoment } from '../model/format-moment.ts';
import { FindBox } from './find-box.tsx';
import { OrderActions } from './order-actions.tsx';
import { LedgerSection, OrderPayments } from './order-money.tsx';
import { OrderOffers } from './order-offers.tsx';
import { AuditSection, JobsSection, OrderEvents, OrderMessages } from './order-record.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StatusPill } from './status-pill.tsx';

function Shown({ history }: { readonly history: OrderHistory }) {
  const { order, paid_at } = history;
  return (
    <>
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="text-28">Order #{order.id}</h1>
          <StatusPill status={order.status} />
        </div>
        <p className="text-ink-soft">
          {order.vendor.name} · {formatMoment(order.created_at)} · {paid_at === null ? 'Not paid' : 'Paid'}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4 lg:order-last">
          <OrderActions history={history} />
          <OrderSummary history={history} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <OrderEvents history={history} />
          <OrderOffers history={history} />
          <OrderPayments payments={history.payments} paid_at={history.paid_at} />
          <LedgerSection ledger={history.ledger} order={order} />
          <OrderMessages history={history} />
          <JobsSection jobs={history.jobs} />
          <AuditSection audit={history.audit} />
        </div>
      </div>
    </>
  );
}

type FailureProps = { readonly id: string; readonly error: Error; readonly onRetry: () => void };

function OrderFailure({ id, error, onRetry }: FailureProps) {
  if (!isFailure(error, 'ORDER_NOT_FOUND')) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <EmptyState level={1} title={`There is no order #${id}`}>
      Look for it by its number, or by the phone or name of its customer.
    </EmptyState>
  );
}

/** All that is known of one order. */
export function OrderScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const field = useRef<HTMLInputElement>(null);
  const history = useQuery(historyQuery(id));
  // Without a stream `missed` comes now and then.
  useStaffEvents((said) => {
    const isOfIt = (said.event === 'order' || said.event === 'history') && String(said.data.order_id) === id;
    if (isOfIt || said.event === 'missed') void history.refetch();
  });
  return (
    <div className="grid grid-cols-1 gap-5">
      <FindBox field={field} />
      {history.isPending && <ScreenSkeleton />}
      {history.isError && !history.data && (
        <OrderFailure id={id} error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data && <Shown history={history.data} />}
    </div>
  );
}
