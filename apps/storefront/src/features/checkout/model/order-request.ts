import type { orderEndpoints, RequestOf } from '@jara/contract';
import type { DeliveryTime } from '@jara/domain/preorder';
import type { ShownCart } from '@/features/cart/data.ts';
import { type ChosenMethod, orderMethodFields } from '@/features/payment/index.ts';
import type { OrderQuote } from '../api/quote.query.ts';

export type OrderRequest = RequestOf<typeof orderEndpoints.createOrder>['body'];

type OrderedCart = Pick<
  ShownCart,
  'class' | 'created_at' | 'customer_delivery_note' | 'customer_vendor_note' | 'vendor'
> & { readonly cartId: string };

type Facts = {
  readonly cart: OrderedCart;
  readonly bags: number;
  readonly addressId: number | undefined;
  readonly deliveryTime: DeliveryTime | undefined;
  readonly chosen: ChosenMethod;
  readonly quote: Pick<OrderQuote, 'id' | 'promo_codes'>;
};

/** Spec §3 Order creation payload. What is bought and what it costs is the server's own. */
export function orderRequest({ cart, bags, addressId, deliveryTime, chosen, quote }: Facts): OrderRequest {
  const isPickup = cart.class === 'pickup';
  return {
    source: 'web',
    vendor_id: cart.vendor.id,
    customer_vendor_note: cart.customer_vendor_note,
    customer_delivery_note: cart.customer_delivery_note,
    ...orderMethodFields(chosen),
    promo_codes: [...quote.promo_codes],
    class: cart.class,
    bag_quantity: bags,
    requires_delivery_pin: !isPickup,
    checkout_from_cart: true,
    cart_created_at: cart.created_at,
    cart_id: cart.cartId,
    fee_id: quote.id,
    address_id: isPickup ? null : (addressId ?? null),
    ...(cart.class === 'preorder_delivery' && deliveryTime),
  };
}
