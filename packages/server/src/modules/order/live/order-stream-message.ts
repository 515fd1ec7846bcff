import { id, type OrderEvent, orderEvent, type PositionEvent, riderPosition } from '@jara/contract';
import { z } from 'zod';
import type { StoredEvent } from './order-event.store.ts';

/** The channel of the database on which changes of orders and riders' positions are announced. */
export const ORDER_CHANNEL = 'order';

/** What somebody who follows their orders receives. */
export type OrderStreamMessage =
  | { readonly event: 'order'; readonly id: number; readonly data: OrderEvent }
  | { readonly event: 'position'; readonly data: PositionEvent };

const announcement = z.discriminatedUnion('event', [
  orderEvent.extend({
    ...{ event: z.literal('order'), customer_id: id, id: z.int().positive() },
    /** When it was written, in seconds since 1970. */
    at: z.number().optional(),
  }),
  riderPosition.extend({
    event: z.literal('position'),
    ...{ customer_id: id, order_id: id, at: z.coerce.date().transform((at) => at.toISOString()) },
  }),
]);

export const orderMessage = ({ id, order_id, version, status }: StoredEvent): OrderStreamMessage => ({
  ...{ event: 'order', id, data: { order_id, version, status } },
});

function messageOf(said: z.infer<typeof announcement>): OrderStreamMessage {
  if (said.event === 'order') return orderMessage(said);
  const { order_id, latitude, longitude, at } = said;
  return { event: 'position', data: { order_id, position: { latitude, longitude, at } } };
}

type Announcement = {
  readonly customer: number;
  readonly message: OrderStreamMessage;
  /** In seconds since 1970, where it is a change of an order. */
  readonly writtenAt: number | undefined;
};

/** What was announced, and whose it is. Undefined of anything else: whoever reaches the database may notify. */
export function readAnnouncement(payload: string): Announcement | undefined {
  try {
    const said = announcement.parse(JSON.parse(payload));
    const writtenAt = said.event === 'order' ? said.at : undefined;
    return { customer: said.customer_id, message: messageOf(said), writtenAt };
  } catch {
    return undefined;
  }
}
