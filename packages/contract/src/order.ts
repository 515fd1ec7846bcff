import { z } from 'zod';
import { discount, orderClass } from './cart.ts';
import { packageTypes, userAction } from './courier.ts';
import { id } from './ids.ts';
import { currency, price } from './money.ts';
import { feeLine } from './quotes.ts';

/** Spec §4. What leads from one to the next stands in `@jara/domain/order`. */
export const ORDER_STATUSES = [
  'received',
  'abandoned',
  'preparing',
  'fresh',
  'ready_for_pickup',
  'accepted_by_driver',
  'awaiting_pickup',
  'in_transit',
  'arrived',
  'completed',
  'success',
  'rejected',
  'failed',
  'cancelled',
  'unable_to_process',
] as const;
export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatus>;

/** Spec §3: package orders are orders too. */
export const ordersClass = z.enum([...orderClass.options, 'package_delivery']);
export type OrdersClass = z.infer<typeof ordersClass>;

/** Spec §4 Timeline; the last seven are ours, for what the specification's own have no word for. */
export const TIMELINE_ACTIONS = [
  'MADE_PAYMENT',
  'VENDOR_ACCEPTED_ORDER',
  'VENDOR_REJECTED_ORDER',
  'DRIVER_ACCEPTED_ORDER',
  'DRIVER_ARRIVED_AT_RESTAURANT',
  'DRIVER_PICKED_ORDER',
  'VENDOR_DELIVERY_DRIVER_PICKED_ORDER',
  'DRIVER_ARRIVED_AT_CUSTOMER_LOCATION',
  'AWAITING_PICKUP',
  'ORDER_COMPLETED',
  'ORDER_DELIVERY_FAILED',
  'ORDER_REDELIVERY_REQUESTED',
  'ORDER_PREPARING',
  'ORDER_READY',
  'RIDER_HANDED_BACK',
  'ORDER_REJECTED',
  'ORDER_CANCELLED',
  'ORDER_UNABLE_TO_PROCESS',
] as const;
export const timelineAction = z.enum(TIMELINE_ACTIONS);
export type TimelineAction = z.infer<typeof timelineAction>;

/** Spec §3 Timeline entry. */
export const timelineEntry = z.object({
  action: timelineAction,
  created_at: z.iso.datetime(),
  heading: z.string(),
  description: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** Spec §3: what could not be supplied, and what was given back for it. */
export const orderIssue = z.object({
  pack_reference: z.string(),
  item_id: id,
  name: z.string(),
  code: z.literal('OUT_OF_STOCK'),
  /** To the wallet. */
  refunded: price,
});
export type OrderIssue = z.infer<typeof orderIssue>;

/** What was ordered, with the prices of that moment. */
export const orderedItem = z.object({
  item_id: id,
  type: z.enum(['menu', 'group', 'container']),
  name: z.string(),
  quantity: z.int().positive(),
  /** What one of it cost. */
  price_per_quantity: price,
  /** What all of it cost. */
  price,
  pack_reference: z.string(),
});
export type OrderedItem = z.infer<typeof orderedItem>;

/** Who is paid how: 'Wallet ₦500.00', 'visa ending in 4081 ₦2,000.00'. */
const paidBy = z.object({ method: z.string(), amount: price });

/** Another delivery after one that failed: paid by itself, in one part. The order's total does not hold it. */
const paidRedelivery = z.object({ amount: price, paid_by: z.string(), requested_at: z.iso.datetime() });

/** Of a package's order; whoever else may read the order does not see the contacts. */
const shownContact = z.object({ name: z.string(), phone: z.string() });
export type ShownContact = z.infer<typeof shownContact>;

export const packageInformation = z.object({
  destination_contact: shownContact,
  source_contact: shownContact,
  user_action: userAction,
  item_type: packageTypes,
  other_item_type: z.string(),
  /** As declared; zero where nothing was. */
  estimated_order_amount: price,
  is_protected: z.boolean(),
  /** The link that shows its way to whoever has it, and the other party's e-mail; null before it is paid. */
  follow: z.object({ path: z.string(), email: z.string().nullable() }).nullable().default(null),
});
export type PackageInformation = z.infer<typeof packageInformation>;

/** Whose fault it was that an order could not be handed over, where it was not the customer's. */
export const DELIVERY_FAULTS = ['rider_fault', 'vendor_fault'] as const;
export const deliveryFault = z.enum(DELIVERY_FAULTS);
export type DeliveryFault = z.infer<typeof deliveryFault>;

/** Spec §3 Order. */
export const order = z.object({
  id,
  class: ordersClass,
  /** Spec §3: an order whose status is missing is abandoned. Spec §4: null is 'Not ready'. */
  status: orderStatus.nullable().default('abandoned'),
  /** One more with each change of the order; of two answers the one with the higher version is true. */
  version: z.int().positive(),
  /** Grouped into packs by `pack_reference`, in their order. */
  items: z.array(orderedItem),
  containers: z.array(orderedItem),
  delivery_price: price,
  service_price: price,
  /** The protection of a package. */
  safety_fee: price,
  bag_information: z.object({ total_amount: price, quantity: z.int().nonnegative() }),
  lines: z.array(feeLine),
  discounts: z.array(discount),
  total_price: price,
  currency,
  timeline: z.array(timelineEntry),
  /** The last delivery failed and no other has begun. */
  is_failed_delivery: z.boolean(),
  /** Of that delivery: another one is free. */
  delivery_fault: deliveryFault.nullable().default(null),
  driver: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  /** Of a package's order it is our courier: no id, and the address where the package is picked up. */
  vendor: z.object({
    id: id.nullable(),
    name: z.string(),
    slug: z.string(),
    logo: z.string(),
    support_contact: z.string().nullable(),
    /** Where a pickup, or a package, is fetched. */
    address: z.string().nullable().default(null),
  }),
  /** Where it goes, in full; null for pickup. */
  address: z.object({ id, display_name: z.string() }).nullable(),
  /** Empty until it is paid. */
  meta_data: z.object({ delivery_pin: z.string().optional(), order_pin: z.string().optional() }),
  customer_vendor_note: z.string(),
  customer_delivery_note: z.string(),
  delivery_date: z.string().nullable(),
  time_range: z.string().nullable(),
  /** How it was paid, once it is. */
  paid_by: z.array(paidBy),
  redelivery: paidRedelivery.nullable().default(null),
  /** What was given back of it, to the wallet. */
  refunded: price,
  issues: z.array(orderIssue),
  /** Of a package order alone. */
  package_information: packageInformation.nullable(),
  /** An unpaid order is dropped then. */
  expires_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type Order = z.infer<typeof order>;

/** One of the list of orders. */
export const orderSummary = order
  .pick({ id: true, class: true, status: true, total_price: true, currency: true, created_at: true })
  .extend({ vendor: z.object({ name: z.string(), logo: z.string() }), item_count: z.int().nonnegative() });
export type OrderSummary = z.infer<typeof orderSummary>;
