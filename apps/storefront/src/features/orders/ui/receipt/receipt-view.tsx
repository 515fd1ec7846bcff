import { isFailure } from '@jara/api-client';
import { ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { ORDERS_HREF, orderHref } from '@/shared/config/order-href.ts';
import { BackLink } from '@/shared/ui/back-link.tsx';
import { orderQuery } from '../../api/order.query.ts';
import { isPaidOrder } from '../../model/text/receipt-text.ts';
import { OrderSkeleton } from '../order/order-skeleton.tsx';
import { Receipt } from './receipt.tsx';
import { ReceiptActions } from './receipt-actions.tsx';

/** A receipt, with the ways to print and to share it. There is none before an order is paid. */
export function ReceiptView({ id }: { readonly id: number }) {
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id));
  if (!order) {
    if (!error) return <OrderSkeleton />;
    if (isFailure(error, 'ORDER_NOT_FOUND')) return <NoReceipt title="We could not find that order" />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!isPaidOrder(order)) return <NoReceipt title="There is no receipt yet" />;
  return (
    <>
      <BackLink href={orderHref(id)}>Order #{id}</BackLink>
      <Receipt order={order} />
      <ReceiptActions order={order} />
    </>
  );
}

function NoReceipt({ title }: { readonly title: string }) {
  return (
    <EmptyState level={1} title={title} action={<ButtonLink href={ORDERS_HREF}>Your orders</ButtonLink>}>
      Once an order of yours is paid, it has a receipt.
    </EmptyState>
  );
}
