import { randomUUID } from 'node:crypto';
import type { BehaviourEvent, PlaceOrderDetails, TrackingMessage } from '@jara/contract';
import type { QueuedMessage } from '../modules/analytics/index.ts';

const SENT = new Date('2026-11-16T12:00:00Z');

export const buildEvent = (more: Record<string, unknown> = {}) =>
  ({
    id: randomUUID(),
    timestamp: '2026-11-16T11:59:00.000Z',
    path: '/store/lekki/corner-kitchen',
    name: 'vendor',
    event_type: 'view_page',
    ...more,
  }) as BehaviourEvent;

const placeOrderDetails: PlaceOrderDetails = {
  source: 'web',
  vendor_id: 7,
  notes: { customer_vendor_note: 'no pepper for Ada', customer_delivery_note: 'the blue gate, 08012345678' },
  class: 'delivery',
  order_items: [{ item_id: 3, quantity: 2 }],
  payment_method_type: 'wallet',
  payment_method_id: null,
  address_id: 5,
  fee_id: 9,
  delivery_date: null,
  time_range: null,
  bag_quantity: 0,
  checkout_from_cart: true,
  cart_created_time: '2026-11-16T11:00:00.000Z',
  requires_delivery_pin: true,
  promo_codes: ['JARA10'],
};

/** The tap on 'Place order', with notes. */
export const buildPlaceOrderEvent = () =>
  buildEvent({ event_type: 'click_button', name: 'place_order', details: placeOrderDetails });

/** As a page sends it, or as somebody does who changes a field of it. */
export const buildMessageBody = (payload: readonly unknown[], more: Record<string, unknown> = {}): string =>
  JSON.stringify({
    session_id: randomUUID(),
    user: { email: { email: 'ada@example.com' }, id: 12 },
    client_info: {
      host: 'jara.example',
      user_agent: 'Mozilla/5.0 (Linux; Android 14)',
      os: 'Android',
      platform: 'web',
      version: '1.0.0',
    },
    style: 'bulk',
    payload,
    ...more,
  } satisfies Record<keyof TrackingMessage, unknown>);

/** A message that was on the queue at noon of 16 November 2026. */
export const buildMessage = (body: string, sentAt = SENT): QueuedMessage => ({ messageId: randomUUID(), body, sentAt });
