import type { PlaceOrderDetails } from '@jara/contract';
import type { ShownCart } from '@/features/cart/data.ts';
import type { OrderRequest } from '../api/stored-orders.ts';
import { orderItemsOf } from './order-items.ts';

const MOST_ITEMS = 200;

/** Spec §7: what an order's event says of it. */
export const placeOrderDetails = (request: OrderRequest, cart: Pick<ShownCart, 'priced'>): PlaceOrderDetails => ({
  source: 'web',
  vendor_id: request.vendor_id,
  notes: {
    customer_vendor_note: request.customer_vendor_note ?? '',
    customer_delivery_note: request.customer_delivery_note ?? '',
  },
  class: request.class,
  order_items: orderItemsOf(cart)
    .flatMap((item) => ('item_id' in item ? [{ item_id: item.item_id, quantity: item.quantity }] : []))
    .slice(0, MOST_ITEMS),
  payment_method_type: request.payment_method,
  payment_method_id: request.payment_method_id ?? null,
  address_id: request.address_id ?? null,
  fee_id: request.fee_id,
  delivery_date: request.deliveryDate ?? null,
  time_range: request.timeRange ?? null,
  bag_quantity: request.bag_quantity ?? 0,
  checkout_from_cart: request.checkout_from_cart ?? true,
  cart_created_time: request.cart_created_at ?? null,
  requires_delivery_pin: request.requires_delivery_pin ?? true,
  promo_codes: [...(request.promo_codes ?? [])],
});
