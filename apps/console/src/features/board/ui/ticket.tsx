import './ticket.css';
import type { BoardOrder, TimeZone } from '@jara/contract';
import { use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CLASS_LABELS } from '../model/order-class-labels.ts';
import { slotOf, slotText } from '../model/slot-text.ts';
import { VendorZone } from '../model/vendor-zone.ts';
import { OrderPacks } from './order-packs.tsx';

type Props = { readonly order: BoardOrder; readonly vendor: string; readonly onPrinted: () => void };

const timeIn = (timeZone: TimeZone, moment: string) =>
  new Date(moment).toLocaleString('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Prints an order on paper of 80 mm, with the browser's own dialog. */
export function Ticket({ order, vendor, onPrinted }: Props) {
  const timeZone = use(VendorZone);
  const slot = slotOf(order, timeZone);
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
      <p className="text-18">{CLASS_LABELS[order.class]}</p>
      <p>{order.customer_name}</p>
      {order.rider ? <p>Rider: {order.rider.name}</p> : null}
      <p>Paid {timeIn(timeZone, order.paid_at)}</p>
      {order.ready_by ? <p>Ready by {timeIn(timeZone, order.ready_by)}</p> : null}
      {slot ? <p>For {slotText(slot, timeZone, Date.now())}</p> : null}
      <hr />
      <OrderPacks order={order} />
      {order.customer_vendor_note === '' ? null : <p>Note: {order.customer_vendor_note}</p>}
      {order.bag_quantity > 0 ? <p>Bags: {order.bag_quantity}</p> : null}
    </div>,
    document.body,
  );
}
