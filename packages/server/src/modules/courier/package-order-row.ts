import type { courierEndpoints, ParsedRequestOf } from '@jara/contract';
import { packageBreakdown } from '@jara/domain/courier';
import type { OrderedContent } from '../../db/schema/index.ts';
import { type NewOrder, newLinkToken, newOrder } from '../order/index.ts';
import type { StoredFee } from './package-fee.store.ts';
import type { Contacts } from './read-contacts.ts';
import { deliveryFeeOf } from './shown-package-quote.ts';

export type PackageBody = ParsedRequestOf<typeof courierEndpoints.createPackageOrder>['body'];

/** From order to door, within a city. */
const DELIVERY_MINUTES = 45;

/** Where a shop's order names its vendor, a package names our courier, at the address where it is picked up. */
const courierAt = ({ source }: StoredFee['way'], support_contact: string): OrderedContent['vendor'] => ({
  ...{ name: 'Package delivery', slug: '', logo: '', support_contact },
  ...{ address: source.display_name, latitude: source.latitude, longitude: source.longitude },
  delivery_minutes: DELIVERY_MINUTES,
});

/** The order of a package as it is stored, at the prices of its quote. */
export function packageOrderRow(
  { fee, contacts, supportContact }: { fee: StoredFee; contacts: Contacts; supportContact: string },
  body: PackageBody,
  now: Date,
): NewOrder {
  const { way, worth, currency } = fee;
  const { user_action, item_type, package_protection: is_protected } = body;
  const other_item_type = item_type.includes('Other') ? body.other_item_type : '';
  const { lines, total } = packageBreakdown({ fee: deliveryFeeOf(fee), worth, isProtected: is_protected });
  return {
    ...newOrder(body, currency),
    customer_id: fee.customer_id,
    ...{ class: 'package_delivery', vendor_id: null, cart_id: null, cart_version: null, currency },
    ...{ subtotal: 0, service_amount: 0, bag_quantity: 0, bag_amount: 0, discount_amount: 0, promo_code: null },
    delivery_amount: fee.final_delivery_amount,
    protection_amount: is_protected ? fee.protection_amount : 0,
    total,
    content: {
      ...{
        items: [],
        containers: [],
        lines,
        discounts: [],
        vendor: courierAt(way, supportContact),
        address: way.destination,
      },
      package: {
        ...contacts,
        user_action,
        item_type,
        other_item_type,
        worth,
        is_protected,
        city: way.city,
        link_token: newLinkToken(),
      },
    },
    customer_vendor_note: body.customer_vendor_note,
    customer_delivery_note: body.customer_delivery_note,
    ...{ delivery_date: null, time_range: null, requires_delivery_pin: true },
    created_at: now,
  };
}
