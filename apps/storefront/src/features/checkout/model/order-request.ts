import type { OrderClass, Quote } from '@jara/contract';
import { type ChosenMethod, orderMethodFields } from '@/features/payment/index.ts';
import type { OrderRequest } from '../api/stored-orders.ts';
import type { ClientCart } from './client-cart-state.ts';

type OrderedCart = Pick<
  ClientCart,
  'activeVendorId' | 'customer_delivery_note' | 'customer_vendor_note' | 'deliveryDate' | 'timeRange'
> & { readonly metadata: Pick<ClientCart['metadata'], 'created_at'> };

type Facts = {
  readonly cart: OrderedCart;
  readonly cartId: string;
  readonly orderClass: OrderClass;
  readonly bags: number;
  readonly addressId: number | undefined;
  readonly chosen: ChosenMethod;
  readonly quote: Pick<Quote, 'id' | 'promo'>;
};

/** An order names the code that its quote was made with. */
const codesOf = ({ promo }: Pick<Quote, 'promo'>): string[] => (promo?.refusal === null ? [promo.code] : []);

/** Spec §3 Order creation payload. What is bought and what it costs is the server's own. */
export function orderRequest({ cart, cartId, orderClass, bags, addressId, chosen, quote }: Facts): OrderRequest {
  const isPickup = orderClass === 'pickup';
  const { deliveryDate, timeRange } = cart;
  return {
    source: 'web',
    vendor_id: cart.activeVendorId,
    customer_vendor_note: cart.customer_vendor_note,
    customer_delivery_note: cart.customer_delivery_note,
    ...orderMethodFields(chosen),
    promo_codes: codesOf(quote),
    class: orderClass,
    bag_quantity: bags,
    requires_delivery_pin: !isPickup,
    checkout_from_cart: true,
    cart_created_at: cart.metadata.created_at,
    cart_id: cartId,
    fee_id: quote.id,
    address_id: isPickup ? null : (addressId ?? null),
    ...(orderClass === 'preorder_delivery' &&
      deliveryDate !== null &&
      timeRange !== null && { deliveryDate, timeRange }),
  };
}
