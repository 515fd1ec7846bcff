import './ticket.css';
import type { BoardOrder } from '@jara/contract';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { OrderPacks } from './order-packs.tsx';

type Props = { readonly order: BoardOrder; readonly vendor: string; readonly onPrinted: () => void };

const time = (moment: string) => new Date(moment).toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** Prints an order on paper of 80 mm, with the browser's own dialog. */
export function Ticket({ order, vendor, onPrinted }: Props) {
  useEffect(() => {
    document.body.classList.add('prints-ticket');
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => {
      document.body.classList.remove('prints-ticket');
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  return createPortal(
    <div className="ticket">
      <p>{vendor}</p>
      <p className="text-28 tabular-nums">#{order.id}</p>
      <p>{order.customer_name}</p>
      <p>Paid {time(order.paid_at)}</p>
      {order.ready_by ? <p>Ready by {time(order.ready_by)}</p> : null}
      {order.delivery_date ? (
        <p>
          For {order.delivery_date} {order.time_range}
        </p>
      ) : null}
      <hr />
      <OrderPacks order={order} />
      {order.customer_vendor_note === '' ? null : <p>Note: {order.customer_vendor_note}</p>}
      {order.bag_quantity > 0 ? <p>Bags: {order.bag_quantity}</p> : null}
    </div>,
    document.body,
  );
}
