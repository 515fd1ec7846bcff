'use client';

import type { OrderSummary } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { STATUS_LABEL } from '@jara/domain/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { orderHref } from '@/shared/config/order-href.ts';
import { Button, ButtonLink } from '@/shared/ui/button.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { VendorLogo } from '@/shared/ui/vendor-logo.tsx';
import { orderListQuery } from '../api/order.query.ts';
import { dateWords } from '../model/order-times.ts';
import { OrderListSkeleton } from './order-list-skeleton.tsx';

/** One's orders, the last first. */
export function OrderList() {
  const query = useInfiniteQuery(orderListQuery());
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = query;
  if (!data) {
    if (!error) return <OrderListSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) {
    return (
      <EmptyState title="No orders yet" action={<ButtonLink href={BASE_PATH}>Find something to eat</ButtonLink>}>
        What you order shows here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <Row order={order} />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="font-medium text-14 text-pepper">
          {error.message}
        </p>
      )}
      {hasNextPage && (
        <Button look="secondary" wide loading={isFetchingNextPage && 'Loading…'} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

function Row({ order }: { readonly order: OrderSummary }) {
  const { id, vendor, status, item_count, total_price, currency, created_at } = order;
  return (
    <a
      href={orderHref(id)}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-3 hover:bg-sunk sm:p-4"
    >
      <VendorLogo name={vendor.name} logo={vendor.logo} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{vendor.name}</span>
        <span className="block text-14 text-ink-soft">
          #{id} · {item_count === 1 ? '1 item' : `${item_count} items`}
        </span>
        <time dateTime={created_at} className="block text-14 text-ink-soft">
          {dateWords(created_at, currency)}
        </time>
      </span>
      <span className="shrink-0 text-end">
        <span className="price block font-semibold">{formatMoney(total_price, currency)}</span>
        <span className="block text-14 text-ink-soft">{STATUS_LABEL[status]}</span>
      </span>
    </a>
  );
}
