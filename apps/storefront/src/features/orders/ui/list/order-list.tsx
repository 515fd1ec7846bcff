import { Button, ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { orderListQuery } from '../../api/order.query.ts';
import { AsOf } from '../order/as-of.tsx';
import { OrderFilter, useOrderFilter } from './order-filter.tsx';
import { OrderListSkeleton } from './order-list-skeleton.tsx';
import { OrderRow } from './order-row.tsx';

type Props = {
  /** Where an order opens in place; else its link leads to its page. */
  readonly onOpen?: (id: string) => void;
};

const ONLY_UNDER_WAY = 'Only your orders under way are kept here.';

/** One's orders: those under way, then the last first. */
export function OrderList({ onOpen }: Props) {
  const { status, choose } = useOrderFilter();
  const query = useInfiniteQuery(orderListQuery(status));
  const isCopy = query.data?.pages[0]?.isCopy;
  const orders = query.data?.pages.flatMap((page) => page.orders);
  if (orders?.length === 0 && !status) return <NoOrders />;
  return (
    <>
      <OrderFilter />
      {orders?.length === 0 && <NoneOfThese onAll={() => choose(undefined)} />}
      {!orders && !query.error && <OrderListSkeleton />}
      {!orders && query.error && (
        <ErrorState message={query.error.message} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {orders?.[0] && (
        <AsOf query={query} currency={orders[0].currency} missing={isCopy ? ONLY_UNDER_WAY : undefined} />
      )}
      {orders && orders.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {orders.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {orders && <More query={query} />}
    </>
  );
}

type Paged = Pick<
  UseInfiniteQueryResult,
  'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** That the list itself could not be loaded anew is said above it. */
function More({ query }: { readonly query: Paged }) {
  const { error, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <>
      {isFetchNextPageError && (
        <p role="alert" className="font-medium text-14 text-pepper">
          {error?.message}
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

const NoOrders = () => (
  <EmptyState
    title="No orders yet"
    action={
      <div className="grid gap-3">
        <ButtonLink href={BASE_PATH}>Find something to eat</ButtonLink>
        <ButtonLink look="secondary" href={courierHref()}>
          Send a package
        </ButtonLink>
      </div>
    }
  >
    What you order shows here.
  </EmptyState>
);

const NoneOfThese = ({ onAll }: { readonly onAll: () => void }) => (
  <EmptyState title="No orders here" action={<Button onClick={onAll}>Show all orders</Button>}>
    You have no orders with this status.
  </EmptyState>
);
