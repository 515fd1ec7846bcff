import { id, type OrderEvent, orderEvent, type PositionEvent, riderPosition } from '@jara/contract';
import { z } from 'zod';
import type { StoredEvent } from './order-event.store.ts';

/** The channel of the database on which changes of orders and riders' positions are announced. */
export const ORDER_CHANNEL = 'order';

/** What somebody who follows their orders is told. */
export type OrderNews =
  | { readonly event: 'order'; readonly id: number; readonly data: OrderEvent }
  | { readonly event: 'position'; readonly data: PositionEvent };

const announcement = z.discriminatedUnion('event', [
  orderEvent.extend({ event: z.literal('order'), customer_id: id, id: z.int().positive() }),
  riderPosition.extend({
    event: z.literal('position'),
    ...{ customer_id: id, order_id: id, at: z.coerce.date().transform((at) => at.toISOString()) },
  }),
]);

export const orderNews = ({ id, order_id, version, status }: StoredEvent): OrderNews => ({
  ...{ event: 'order', id, data: { order_id, version, status } },
});

function newsOf(said: z.infer<typeof announcement>): OrderNews {
  if (said.event === 'order') return orderNews(said);
  const { order_id, latitude, longitude, at } = said;
  return { event: 'position', data: { order_id, position: { latitude, longitude, at } } };
}

/** What was announced, and whose it is. Undefined of anything else: whoever reaches the database may notify. */
export function readAnnouncement(payload: string): { customer: number; news: OrderNews } | undefined {
  try {
    const said = announcement.parse(JSON.parse(payload));
    return { customer: said.customer_id, news: newsOf(said) };
  } catch {
    return undefined;
  }
}
