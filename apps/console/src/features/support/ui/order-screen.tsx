import type { OrderHistory } from '@jara/contract';
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
          <OrderPayments payments={history.payments} />
          <LedgerSection ledger={history.ledger} />
          <OrderMessages history={history} />
          <JobsSection jobs={history.jobs} />
          <AuditSection audit={history.audit} />
        </div>
      </div>
    </>
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
        <ErrorState message={history.error.message} onRetry={() => void history.refetch()} />
      )}
      {history.data && <Shown history={history.data} />}
    </div>
  );
}
