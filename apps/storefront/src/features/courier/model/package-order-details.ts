import type { PlaceOrderDetails } from '@jara/contract';
import type { PackageRequest } from '../api/create-package-order.ts';

/** Spec §7: what the event of a package's order says of it. Nothing of the people at either end. */
export const packageOrderDetails = (request: PackageRequest): PlaceOrderDetails => ({
  source: 'web',
  vendor_id: null,
  notes: {
    customer_vendor_note: request.customer_vendor_note ?? '',
    customer_delivery_note: request.customer_delivery_note ?? '',
  },
  class: 'package_delivery',
  order_items: [],
  payment_method_type: request.payment_method,
  payment_method_id: request.payment_method_id ?? null,
  // The fee knows both ends.
  address_id: null,
  fee_id: request.fee_id,
  delivery_date: null,
  time_range: null,
  bag_quantity: 0,
  checkout_from_cart: false,
  cart_created_time: null,
  requires_delivery_pin: true,
  promo_codes: [],
});
