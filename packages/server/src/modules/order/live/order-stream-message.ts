import { id, type OrderEvent, orderEvent, type PositionEvent, riderPosition } from '@jara/contract';
import { z } from 'zod';
import type { ReaderKey } from '../../live/index.ts';
import type { Concerned, StoredEvent } from './order-event.store.ts';

/** The channel of the database on which changes of orders and riders' positions are announced. */
export const ORDER_CHANNEL = 'order';

/** What somebody who follows orders receives. */
export type OrderStreamMessage =
  | { readonly event: 'order'; readonly id: number; readonly data: OrderEvent }
  | { readonly event: 'position'; readonly data: PositionEvent };

const somebody = id.nullable().default(null);
const announcement = z.discriminatedUnion('event', [
  orderEvent.extend({
    ...{ event: z.literal('order'), id: z.int().positive() },
    ...{ customer_id: somebody, vendor_id: somebody, rider_id: somebody, former_rider_id: somebody },
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

/** Who is told of a change. Its vendor is named from the payment on; support is told of what is paid. */
export function readersOf({
  status,
  customer_id,
  vendor_id,
  rider_id,
  former_rider_id,
}: StoredEvent & Concerned): ReaderKey[] {
  const keys: ReaderKey[] = status === 'abandoned' ? [] : ['support'];
  if (customer_id !== null) keys.push(`customer ${customer_id}`);
  if (vendor_id !== null) keys.push(`vendor ${vendor_id}`);
  if (rider_id !== null) keys.push(`rider ${rider_id}`);
  if (former_rider_id !== null && former_rider_id !== rider_id) keys.push(`rider ${former_rider_id}`);
  return keys;
}

type Announcement = {
  readonly keys: readonly ReaderKey[];
  readonly message: OrderStreamMessage;
  /** In seconds since 1970, where it is a change of an order. */
  readonly writtenAt: number | undefined;
};

function read(said: z.infer<typeof announcement>): Announcement {
  if (said.event === 'order') return { keys: readersOf(said), message: orderMessage(said), writtenAt: said.at };
  const { customer_id, order_id, latitude, longitude, at } = said;
  const data = { order_id, position: { latitude, longitude, at } };
  return { keys: [`customer ${customer_id}`], message: { event: 'position', data }, writtenAt: undefined };
}

/** What was announced, and who is told. Undefined of anything else: whoever reaches the database may notify. */
export function readAnnouncement(payload: string): Announcement | undefined {
  try {
    return read(announcement.parse(JSON.parse(payload)));
  } catch {
    return undefined;
  }
}
