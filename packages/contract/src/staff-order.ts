import { z } from 'zod';
import { id } from './ids.ts';
import {
  order,
  orderedItem,
  orderIssue,
  orderStatus,
  ordersClass,
  packageInformation,
  timelineEntry,
} from './order.ts';
import { waitingApproval } from './support-reason.ts';

// What staff are shown of an order, by role.

export const coordinates = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };
const place = z.object({ address: z.string(), ...coordinates });

const common = {
  id,
  class: ordersClass,
  status: orderStatus,
  version: z.int().positive(),
  created_at: z.iso.datetime(),
  delivery_date: z.string().nullable(),
  time_range: z.string().nullable(),
  timeline: z.array(timelineEntry),
};

/** What a vendor has to know to make it: nothing of where it goes, who pays or how. */
export const vendorOrder = z.object({
  ...common,
  customer_name: z.string(),
  customer_vendor_note: z.string(),
  items: z.array(orderedItem),
  containers: z.array(orderedItem),
  bag_quantity: z.int().nonnegative(),
  issues: z.array(orderIssue),
  rider: z.object({ name: z.string() }).nullable(),
  /** Since when it waits for its vendor. */
  paid_at: z.iso.datetime(),
  /** When the vendor said that it would be ready. */
  ready_by: z.iso.datetime().nullable(),
  /** The vendor has called it ready; a rider may have it before that. */
  is_ready: z.boolean(),
});
export type VendorOrder = z.infer<typeof vendorOrder>;

const riderContact = z.object({ name: z.string(), phone: z.string().nullable() });

/** What a rider has to know to bring it: never the PIN, which the customer says. */
export const riderOrder = z.object({
  ...common,
  /** The phone as the customer's. */
  vendor: place.extend({ name: z.string(), phone: z.string().nullable() }),
  /** Null once the order has ended, with the notes and all but the short name; a failed delivery may be followed by another. */
  destination: place.nullable(),
  /** The phone until the order has ended; a failed delivery may be followed by another. */
  customer: z.object({ name: z.string(), phone: z.string().nullable() }),
  customer_delivery_note: z.string(),
  /** Without what was out of stock. */
  item_count: z.int().nonnegative(),
  bag_quantity: z.int().nonnegative(),
  /** Support has the photo of where it could not be handed over. */
  has_photo: z.boolean(),
  /** Of a package: who hands it over and who is given it. Their phones until the order has ended, as the customer's. */
  package_information: z
    .object({
      source_contact: riderContact,
      destination_contact: riderContact,
      /** What was said for the pickup. */
      customer_vendor_note: z.string(),
      ...packageInformation.pick({ item_type: true, other_item_type: true, is_protected: true }).shape,
    })
    .nullable(),
});
export type RiderOrder = z.infer<typeof riderOrder>;

/** Of a vendor's people, the first who joined. */
export const MOST_VENDOR_PEOPLE = 5;

export const supportOrder = z.object({
  ...vendorOrder.shape,
  /** No id: our courier. */
  vendor: z.object({
    ...{ id: id.nullable(), name: z.string(), support_contact: z.string().nullable() },
    /** Whom to call. */
    people: z.array(z.object({ name: z.string(), phone: z.string() })).max(MOST_VENDOR_PEOPLE),
  }),
  customer: z.object({ id, name: z.string(), phone: z.string() }),
  rider: z.object({ id, name: z.string(), phone: z.string() }).nullable(),
  /** What the rider reads. */
  customer_delivery_note: z.string(),
  ...order.pick({ address: true, total_price: true, refunded: true, currency: true }).shape,
  /** Why something was done to it, and who did it ('vendor 12'), the first thing first. */
  reasons: z.array(
    z.object({ status: orderStatus, actor: z.string(), reason: z.string(), created_at: z.iso.datetime() }),
  ),
});
export type SupportOrder = z.infer<typeof supportOrder>;

/** To work through many: whose phones and doors they are is told of one at a time, and counted (`getOrderHistory`). */
export const listedOrder = supportOrder.omit({ address: true, customer_delivery_note: true }).extend({
  vendor: supportOrder.shape.vendor.pick({ id: true, name: true }),
  customer: supportOrder.shape.customer.pick({ id: true, name: true }),
  rider: supportOrder.shape.rider.unwrap().pick({ id: true, name: true }).nullable(),
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** What has become of an order: short, because it is stored for repeats, and a full order may be long. */
export const movedOrder = z.object({ id, ...order.pick({ status: true, version: true, refunded: true }).shape });
export type MovedOrder = z.infer<typeof movedOrder>;

/** Above a limit nothing is done yet, and the order is as it was. */
export const movedOrWaiting = movedOrder.extend({ approval: waitingApproval.nullable() });
export type MovedOrWaiting = z.infer<typeof movedOrWaiting>;
