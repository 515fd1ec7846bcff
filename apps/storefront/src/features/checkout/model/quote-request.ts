import type { OrderClass } from '@jara/contract';
import type { QuoteRequest } from '../api/quote.query.ts';

/** Spec §4: what the vendor's own riders bring is of a class of its own, which the fee call does not know. */
export type FulfilmentClass = OrderClass | 'vendor_delivery';

export const fulfilmentClass = (chosen: OrderClass, vendor: { readonly self_delivery: boolean }): FulfilmentClass =>
  chosen === 'delivery' && vendor.self_delivery ? 'vendor_delivery' : chosen;

type Facts = {
  readonly class: FulfilmentClass;
  readonly cartId: string | null;
  readonly vendor: { readonly id: number; readonly address_id: number };
  /** The customer's address. */
  readonly locationId: number | undefined;
  readonly isSignedIn: boolean;
  /** The chosen one. */
  readonly promoCode?: string | undefined;
  /** Undefined for a cart without bags. */
  readonly bags?: number | undefined;
};

/**
 * Spec §5: asked for pickup without a location; else only with a location, somebody signed in, and a cart that the
 * server knows. Decisions §10: a guest may ask for pickup.
 */
export function quoteRequest(facts: Facts): QuoteRequest | undefined {
  const { class: chosen, cartId, vendor, locationId, isSignedIn, promoCode, bags } = facts;
  if (cartId === null) return undefined;
  const about = {
    source_id: vendor.address_id,
    vendor_id: vendor.id,
    cart_id: cartId,
    ...(promoCode !== undefined && { promo_codes: [promoCode] }),
    ...(bags !== undefined && { bag_quantity: bags }),
  };
  if (chosen === 'pickup') return { ...about, order_class: chosen, destination_id: null };
  if (!isSignedIn || locationId === undefined) return undefined;
  return { ...about, order_class: chosen === 'vendor_delivery' ? 'delivery' : chosen, destination_id: locationId };
}
