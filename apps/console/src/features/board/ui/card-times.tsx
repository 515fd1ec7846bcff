import type { BoardOrder } from '@jara/contract';
import type { BoardColumn } from '@jara/domain/order';
import { use } from 'react';
import { minutesBetween, useNow } from '../model/clock.ts';
import { slotOf, slotText } from '../model/slot-text.ts';
import { clockIn, VendorZone } from '../model/vendor-zone.ts';

type Props = {
  readonly order: Pick<BoardOrder, 'paid_at' | 'ready_by' | 'delivery_date' | 'time_range' | 'created_at'>;
  readonly column: BoardColumn;
};

/** A new order that nobody has taken for so long is late. */
const LATE_NEW_MINUTES = 5;

/** How long it waits, and when it was promised. It ticks by itself, and its card stays as it is. */
export function CardTimes({ order, column }: Props) {
  const now = useNow();
  const timeZone = use(VendorZone);
  const waited = minutesBetween(Date.parse(order.paid_at), now);
  const left = order.ready_by === null ? null : -minutesBetween(Date.parse(order.ready_by), now);
  const slot = slotOf(order, timeZone);
  const isOverdue = column === 'making' && left !== null && left < 0;
  const isLate = slot
    ? (column === 'new' || column === 'making') && now >= slot.from
    : isOverdue || (column === 'new' && waited >= LATE_NEW_MINUTES);
  return (
    <p className={`text-14 tabular-nums ${isLate ? 'font-semibold text-pepper' : 'text-ink-soft'}`}>
      {column === 'gone' ? `Paid ${clockIn(timeZone, order.paid_at)}` : `Waiting ${Math.max(0, waited)} min`}
      {slot ? ` · for ${slotText(slot, timeZone, now)}` : ''}
      {order.ready_by ? ` · ready by ${clockIn(timeZone, order.ready_by)}` : ''}
      {isOverdue ? `, ${-left} min late` : ''}
    </p>
  );
}
