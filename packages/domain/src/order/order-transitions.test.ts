import { ORDER_STATUSES, type OrderStatus, type OrdersClass, ordersClass, type TimelineAction } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { mayDo, ORDER_ACTIONS, type OrderAction, transitionOf } from './order-transitions.ts';

type Table = Record<OrderStatus, Partial<Record<OrderAction, OrderStatus>>>;

const ENDED = { completed: {}, success: {}, rejected: {}, cancelled: {}, unable_to_process: {} };
const give_up = 'unable_to_process';
const reassign = 'accepted_by_driver';
const hand_back = 'ready_for_pickup';

/** Where each action leads from each status. What is not here is refused. */
const DELIVERY: Table = {
  abandoned: { pay: 'received', drop: 'cancelled', withdraw: 'cancelled' },
  received: { accept: 'fresh', reject: 'rejected', cancel: 'cancelled', give_up },
  fresh: {
    ...{ prepare: 'preparing', ready: 'ready_for_pickup', assign: 'accepted_by_driver', send_out: 'in_transit' },
    give_up,
  },
  preparing: { ready: 'ready_for_pickup', assign: 'accepted_by_driver', send_out: 'in_transit', give_up },
  ready_for_pickup: { assign: 'accepted_by_driver', send_out: 'in_transit', give_up },
  accepted_by_driver: {
    ...{ arrive_at_vendor: 'awaiting_pickup', reassign, give_up },
    ...{ ready: 'accepted_by_driver', hand_back, hand_back_unready: 'preparing' },
  },
  awaiting_pickup: {
    ...{ pick_up: 'in_transit', reassign, give_up },
    ...{ ready: 'awaiting_pickup', hand_back, hand_back_unready: 'preparing' },
  },
  in_transit: { arrive: 'arrived', complete: 'success', fail_delivery: 'failed', hand_back },
  arrived: { complete: 'success', fail_delivery: 'failed', hand_back },
  failed: { redeliver: 'in_transit', complete: 'success' },
  ...ENDED,
};

const PICKUP: Table = {
  abandoned: { pay: 'received', drop: 'cancelled', withdraw: 'cancelled' },
  received: { accept: 'fresh', reject: 'rejected', cancel: 'cancelled', give_up },
  fresh: { prepare: 'preparing', ready: 'awaiting_pickup', give_up },
  preparing: { ready: 'awaiting_pickup', give_up },
  ready_for_pickup: { give_up },
  accepted_by_driver: { give_up },
  awaiting_pickup: { complete: 'completed', give_up },
  ...{ in_transit: {}, arrived: {}, failed: {} },
  ...ENDED,
};

const PACKAGE: Table = {
  abandoned: { pay: 'received', drop: 'cancelled', withdraw: 'cancelled' },
  received: { assign: 'accepted_by_driver', cancel: 'cancelled', give_up },
  ...{ fresh: { give_up }, preparing: { give_up } },
  ready_for_pickup: { assign: 'accepted_by_driver', give_up },
  accepted_by_driver: { arrive_at_vendor: 'awaiting_pickup', reassign, give_up, hand_back },
  awaiting_pickup: { pick_up: 'in_transit', reassign, give_up, hand_back },
  in_transit: { arrive: 'arrived', complete: 'success', fail_delivery: 'failed', hand_back },
  arrived: { complete: 'success', fail_delivery: 'failed', hand_back },
  failed: { redeliver: 'in_transit', complete: 'success' },
  ...ENDED,
};

const EXPECTED = {
  delivery: DELIVERY,
  preorder_delivery: DELIVERY,
  pickup: PICKUP,
  package_delivery: PACKAGE,
} satisfies Record<OrdersClass, Table>;

test('order.013 orders are of these four classes', () => {
  expect([...ordersClass.options].sort()).toEqual(['delivery', 'package_delivery', 'pickup', 'preorder_delivery']);
});

describe.each(Object.entries(EXPECTED))('an order of the class %s', (name, table) => {
  const kind = name as OrdersClass;

  test('order.059 takes the listed actions at each status, and refuses every other', () => {
    const allowed = ORDER_STATUSES.map((status) => {
      const actions = ORDER_ACTIONS.filter((action) => mayDo(action, { class: kind, status }));
      return [
        status,
        Object.fromEntries(
          actions.map((action) => {
            const { to, stays } = transitionOf(kind, action) ?? {};
            return [action, stays?.includes(status) ? status : to];
          }),
        ),
      ];
    });
    expect(Object.fromEntries(allowed)).toEqual(table);
  });

  test('order.057 gives everything back when it ends before it is fetched, and by nothing else', () => {
    const giving = ORDER_ACTIONS.filter((action) => transitionOf(kind, action)?.refunds);
    const withoutVendor = ['cancel', 'give_up'];
    expect(giving).toEqual(kind === 'package_delivery' ? withoutVendor : ['cancel', 'reject', 'give_up']);
  });
});

test('order.059 each action writes its own entry of the timeline', () => {
  const entries = (kind: OrdersClass) =>
    Object.fromEntries(ORDER_ACTIONS.map((action) => [action, transitionOf(kind, action)?.entry]));
  const of: Partial<Record<OrderAction, TimelineAction>> = {
    pay: 'MADE_PAYMENT',
    cancel: 'ORDER_CANCELLED',
    withdraw: 'ORDER_CANCELLED',
    accept: 'VENDOR_ACCEPTED_ORDER',
    prepare: 'ORDER_PREPARING',
    complete: 'ORDER_COMPLETED',
    give_up: 'ORDER_UNABLE_TO_PROCESS',
  };
  expect(entries('delivery')).toEqual({
    ...of,
    reject: 'VENDOR_REJECTED_ORDER',
    assign: 'DRIVER_ACCEPTED_ORDER',
    ready: 'ORDER_READY',
    hand_back: 'RIDER_HANDED_BACK',
    hand_back_unready: 'RIDER_HANDED_BACK',
    reassign: 'DRIVER_ACCEPTED_ORDER',
    arrive_at_vendor: 'DRIVER_ARRIVED_AT_RESTAURANT',
    pick_up: 'DRIVER_PICKED_ORDER',
    send_out: 'VENDOR_DELIVERY_DRIVER_PICKED_ORDER',
    arrive: 'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
    fail_delivery: 'ORDER_DELIVERY_FAILED',
    redeliver: 'ORDER_REDELIVERY_REQUESTED',
  });
  expect(entries('pickup')).toEqual({ ...of, reject: 'ORDER_REJECTED', ready: 'AWAITING_PICKUP' });
});
