import { type Order, type OrderPayment, order, orderPayment, type Tracking, tracking } from '@jara/contract';

const PACK = 'a1b2c3d4-0000-4000-8000-000000000001';
const item = (type: 'menu' | 'group' | 'container', name: string, price: number, more: object = {}) => ({
  ...{ item_id: 1, type, name, quantity: 1, price_per_quantity: price, price, pack_reference: PACK, ...more },
});

const parts = (given: object) => order.partial().parse(given) as Partial<Order>;

/** Jollof rice with an egg in a box, delivered, and paid from the wallet. */
export const exampleOrder = (more: Partial<Order> = {}): Order =>
  order.parse({
    id: 412_345_678,
    class: 'delivery',
    status: 'received',
    version: 1,
    timeline: [
      {
        action: 'MADE_PAYMENT',
        created_at: '2026-11-16T12:00:00.000Z',
        heading: 'Order Received',
        description: 'We have your order and your payment.',
      },
    ],
    items: [
      item('menu', 'Jollof rice', 500_000, { quantity: 2, price_per_quantity: 250_000 }),
      item('group', 'Egg', 20_000, { item_id: 2 }),
    ],
    containers: [item('container', 'Box', 10_000, { item_id: 3 })],
    ...{ delivery_price: 50_000, service_price: 20_000, safety_fee: 0 },
    bag_information: { total_amount: 0, quantity: 0 },
    lines: [
      { label: 'Subtotal', amount: 530_000 },
      { label: 'Delivery fee', amount: 50_000 },
      { label: 'Service fee', amount: 20_000 },
    ],
    discounts: [],
    total_price: 600_000,
    currency: 'NGN',
    is_failed_delivery: false,
    driver: null,
    vendor: { id: 7, name: 'Mama Put', slug: 'mama-put', logo: '', support_contact: null },
    address: { id: 3, display_name: '12 Allen Avenue, Ikeja' },
    meta_data: { delivery_pin: '4821' },
    ...{ customer_vendor_note: '', customer_delivery_note: 'Gate 2', delivery_date: null, time_range: null },
    paid_by: [{ method: 'Wallet', amount: 600_000 }],
    ...{ refunded: 0, issues: [], package_information: null },
    expires_at: null,
    created_at: '2026-11-16T12:00:00.000Z',
    ...more,
  });

/** The same, waiting for its payment. */
export const unpaidOrder = (more: Partial<Order> = {}): Order =>
  exampleOrder({
    ...{ status: 'abandoned', timeline: [], meta_data: {}, paid_by: [], expires_at: '2026-11-16T12:30:00.000Z' },
    ...more,
  });

/** Books and documents, sent across Lagos with protection. */
export const packageOrder = (more: Partial<Order> = {}): Order =>
  exampleOrder({
    ...{ class: 'package_delivery', items: [], containers: [] },
    ...parts({
      status: 'received',
      ...{ delivery_price: 106_000, service_price: 0, safety_fee: 20_000, total_price: 126_000 },
      lines: [
        { label: 'Delivery fee', amount: 106_000 },
        { label: 'Protection fee', amount: 20_000 },
      ],
      paid_by: [{ method: 'Wallet', amount: 126_000 }],
      vendor: {
        ...{ id: null, name: 'Package delivery', slug: '', logo: '', support_contact: null },
        address: '4 Bode Thomas Street, Surulere',
      },
      package_information: {
        destination_contact: { name: 'Bola Ade', phone: '+2348033334444' },
        source_contact: { name: 'Ada Obi', phone: '+2348012345678' },
        ...{ user_action: 'sending', item_type: ['Books', 'Documents'], other_item_type: '' },
        ...{ estimated_order_amount: 1_000_000, is_protected: true },
      },
    }),
    ...more,
  });

/** What is known of it while it is under way. */
export const trackingOf = ({ id, ...order }: Order, more: Partial<Tracking> = {}): Tracking =>
  tracking.parse({ order_id: id, ...order, position: null, arrival: null, source: null, destination: null, ...more });

export const examplePayment = (more: Partial<OrderPayment> = {}): OrderPayment =>
  orderPayment.parse({
    reference: '5b2e8a52-3d31-4f0e-9a77-0a6f1f8a1a11',
    status: 'Pending',
    meta: { status: 'pending' },
    ...{ amount: 600_000, currency: 'NGN', channel: 'paystack', destination: 'order', order_id: 412_345_678 },
    credited_to: null,
    credited_to_wallet: 0,
    ...more,
  });
