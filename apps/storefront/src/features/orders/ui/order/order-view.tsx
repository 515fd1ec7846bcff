import type { Order } from '@jara/contract';
import { useEffect } from 'react';
import { dropParameters } from '@/shared/browser/use-query-dialog.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { BackLink } from '@/shared/ui/back-link.tsx';
import { OrderBody } from './order-body.tsx';

/** What providers add to the address that they lead back to. The server is asked instead. */
const PROVIDER_PARAMETERS = [
  'reference',
  'trxref',
  'paymentReference',
  'transactionReference',
  'tx_ref',
  'transaction_id',
  'orderNo',
  'status',
] as const;

type Props = {
  readonly id: number;
  /** Called when the order is seen to be paid. */
  readonly onPaid: (order: Order) => void;
};

/** An order's page: also where a provider leads back to. */
export function OrderView({ id, onPaid }: Props) {
  // What a provider has written into the address is not believed, and a link to this page need not carry it.
  useEffect(() => {
    const { searchParams } = new URL(window.location.href);
    if (searchParams.has('processor')) return;
    if (PROVIDER_PARAMETERS.some((name) => searchParams.has(name))) dropParameters(...PROVIDER_PARAMETERS);
  }, []);
  const heading = (
    <div>
      <BackLink href={ORDERS_HREF}>Your orders</BackLink>
      <h1 className="text-28">Order #{id}</h1>
    </div>
  );
  return <OrderBody id={id} onPaid={onPaid} heading={heading} />;
}
