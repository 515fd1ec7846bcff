import type { RiderOrder, StaffRole, SupportOrder, VendorOrder } from '@jara/contract';
import {
  countDishes,
  MONEY_COMES_WITHIN_MS,
  REDELIVERY_MS,
  timelineEntries,
  UNDER_WAY_STATUSES,
} from '@jara/domain/order';
import type { StoredContact } from '../../db/schema/index.ts';
import type { StaffOrder } from './staff-order.store.ts';

const commonOf = ({ order, timeline }: StaffOrder) => ({
  id: order.id,
  class: order.class,
  status: order.status,
  version: order.version,
  created_at: order.created_at.toISOString(),
  delivery_date: order.delivery_date,
  time_range: order.time_range,
  timeline: timelineEntries(order.class, timeline, order.delivery_fault),
});

type Issue = { readonly item_id: number; readonly pack_reference: string; readonly refunded: number };

export const shownIssues = (
  items: readonly VendorOrder['items'][number][],
  issues: readonly Issue[],
): VendorOrder['issues'] =>
  issues.map(({ item_id, pack_reference, refunded }) => ({
    ...{ item_id, pack_reference, code: 'OUT_OF_STOCK' },
    name: items.find((item) => item.item_id === item_id && item.pack_reference === pack_reference)?.name ?? '',
    refunded: refunded as SupportOrder['refunded'],
  }));

const fullName = ({ customer }: StaffOrder) => `${customer.first_name} ${customer.last_name}`.trim();

/** Who fetches or is brought it, for the label: no more than a first name and an initial. */
export const shortName = ({ first_name, last_name }: Pick<StaffOrder['customer'], 'first_name' | 'last_name'>) =>
  last_name === '' ? first_name : `${first_name} ${last_name.slice(0, 1)}.`;

const vendorOrder = (found: StaffOrder): VendorOrder => ({
  ...commonOf(found),
  customer_name: shortName(found.customer),
  customer_vendor_note: found.order.customer_vendor_note,
  items: [...found.order.content.items],
  containers: [...found.order.content.containers],
  bag_quantity: found.order.bag_quantity,
  issues: shownIssues(found.order.content.items, found.issues),
  rider: found.rider && { name: found.rider.name },
  paid_at: (found.order.paid_at ?? found.order.created_at).toISOString(),
  ready_by: found.order.ready_by?.toISOString() ?? null,
  is_ready: found.timeline.some(({ action }) => action === 'ORDER_READY' || action === 'AWAITING_PICKUP'),
});

/** A failed delivery may be followed by another for a while, so its rider still calls. */
function isOpen({ order: { status }, timeline }: StaffOrder, now: Date): boolean {
  if (status !== 'failed') return UNDER_WAY_STATUSES.some((each) => each === status);
  const failed = timeline.find(({ action }) => action === 'ORDER_DELIVERY_FAILED');
  return failed !== undefined && now.getTime() < failed.created_at.getTime() + REDELIVERY_MS + MONEY_COMES_WITHIN_MS;
}

const contactFor = (found: StaffOrder, { name, phone }: StoredContact, now: Date) =>
  isOpen(found, now) ? { name, phone: `+${phone}` } : { name: '', phone: null };

/** Nobody else of the staff sees the contacts of a package. */
function packageFor(found: StaffOrder, now: Date): RiderOrder['package_information'] {
  const { package: carried } = found.order.content;
  if (!carried) return null;
  const { item_type, other_item_type, is_protected } = carried;
  return {
    ...{ item_type: [...item_type], other_item_type, is_protected },
    customer_vendor_note: isOpen(found, now) ? found.order.customer_vendor_note : '',
    source_contact: contactFor(found, carried.source_contact, now),
    destination_contact: contactFor(found, carried.destination_contact, now),
  };
}

/** A contact is a phone, or an e-mail. */
const PHONE = /^\+?\d[\d\s-]{6,}$/;

/** The vendor's own, if its contact is a phone; else of whoever of it joined first. */
function vendorPhone({ order: { content }, vendor_people: [first] }: StaffOrder): string | null {
  const contact = content.vendor.support_contact?.trim() ?? '';
  if (PHONE.test(contact)) return contact.replaceAll(/[\s-]/g, '');
  return first ? `+${first.phone}` : null;
}

/** Once it has ended what earnings need is left: no door, no note of it and no more of a name than on the label. */
const riderOrder = (found: StaffOrder, now: Date): RiderOrder => {
  const isUnderWay = isOpen(found, now);
  const { content, customer_delivery_note } = found.order;
  const { name, address, latitude, longitude } = content.vendor;
  return {
    ...commonOf(found),
    vendor: { name, address, latitude, longitude, phone: isUnderWay ? vendorPhone(found) : null },
    destination:
      isUnderWay && content.address
        ? {
            address: content.address.display_name,
            latitude: content.address.latitude,
            longitude: content.address.longitude,
          }
        : null,
    customer: isUnderWay
      ? { name: fullName(found), phone: `+${found.customer.phone}` }
      : { name: shortName(found.customer), phone: null },
    customer_delivery_note: isUnderWay ? customer_delivery_note : '',
    item_count: countDishes(content.items, found.issues),
    bag_quantity: found.order.bag_quantity,
    has_photo: found.has_photo,
    package_information: packageFor(found, now),
  };
};

const reasonsOf = ({ reasons }: StaffOrder): SupportOrder['reasons'] =>
  reasons.map(({ status, actor, reason, created_at }) => ({
    ...{ status, actor, reason: reason ?? '', created_at: created_at.toISOString() },
  }));

const supportOrder = (found: StaffOrder): SupportOrder => {
  const { order, rider, customer } = found;
  return {
    ...vendorOrder(found),
    // What is said for the pickup of a package may name who hands it over.
    customer_vendor_note: order.content.package ? '' : order.customer_vendor_note,
    vendor: {
      ...{ id: order.vendor_id, name: order.content.vendor.name },
      support_contact: order.content.vendor.support_contact,
      people: found.vendor_people.map(({ name, phone }) => ({ name, phone: `+${phone}` })),
    },
    customer: { id: customer.id, name: fullName(found), phone: `+${customer.phone}` },
    rider: rider && { id: rider.id, name: rider.name, phone: `+${rider.phone}` },
    address: order.content.address && {
      id: order.content.address.id,
      display_name: order.content.address.display_name,
    },
    customer_delivery_note: order.content.package ? '' : order.customer_delivery_note,
    total_price: order.total as SupportOrder['total_price'],
    refunded: order.refunded as SupportOrder['refunded'],
    currency: order.currency,
    reasons: reasonsOf(found),
  };
};

export type ShownTo = { readonly vendor: VendorOrder; readonly rider: RiderOrder; readonly support: SupportOrder };

/** To each what they have to know, and the PIN to nobody: the customer says it. */
export const SHOWN_TO: { readonly [Role in StaffRole]: (found: StaffOrder, now: Date) => ShownTo[Role] } = {
  vendor: vendorOrder,
  rider: riderOrder,
  support: supportOrder,
};
