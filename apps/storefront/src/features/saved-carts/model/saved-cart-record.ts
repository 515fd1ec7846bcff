import { currency, customerAddress, deliveryFee, orderClass, price, vendorType } from '@jara/contract';
import { z } from 'zod';
import { type CartState, type CartVendor, clientPack, readCart, toClientPacks } from '@/features/cart/data.ts';
import { linesOf } from './lines-of-packs.ts';
import type { storedParts } from './stored-parts.ts';

/** Spec §3 Saved-for-later cart. */
export const savedCart = z.object({
  /** Given by the database. */
  id: z.int().optional(),
  /** The slug. */
  activeVendor: z.string(),
  currency,
  activeVendorLocation: z.string(),
  activeVendorLogo: z.string(),
  activeVendorId: z.int(),
  activeVendorName: z.string(),
  customerAddress: customerAddress.nullable(),
  deliveryFee: deliveryFee.nullable(),
  timeRange: z.string().nullable(),
  customerVendorNote: z.string(),
  customerDeliveryNote: z.string(),
  orderType: orderClass,
  packs: z.array(clientPack),
  selectedPaymentMethod: z.unknown(),
  subTotal: price,
  /** Null when their page has not been seen yet. */
  vendorAddressId: z.int().nullable(),
  cartMetadata: z.object({
    created_at: z.string().nullable(),
    updated_at: z.string().nullable(),
    cart_id: z.string().nullable(),
  }),
  activeVendorType: vendorType,
});
export type SavedCart = z.infer<typeof savedCart>;

/** What the browser keeps beside the cart that is on screen. */
type Kept = Pick<ReturnType<typeof storedParts>, 'deliveryFee' | 'timeRange' | 'location' | 'selectedPaymentMethod'>;

/** A vendor's cart as it is saved; undefined when there is none. */
export function savedCartOf(state: CartState, vendorId: number, kept: Kept): SavedCart | undefined {
  const cart = readCart(state, vendorId);
  if (!cart) return undefined;
  const { vendor, created_at, updated_at, cartId: cart_id } = cart;
  const isOnScreen = state.active === vendorId;
  return {
    activeVendor: vendor.slug,
    currency: vendor.currency,
    activeVendorLocation: vendor.location,
    activeVendorLogo: vendor.logo,
    activeVendorId: vendor.id,
    activeVendorName: vendor.name,
    customerAddress: customerAddress.safeParse(kept.location).data ?? null,
    deliveryFee: (isOnScreen ? deliveryFee.safeParse(kept.deliveryFee).data : undefined) ?? null,
    timeRange: (isOnScreen ? kept.timeRange : undefined) ?? null,
    customerVendorNote: cart.customer_vendor_note,
    customerDeliveryNote: cart.customer_delivery_note,
    orderType: cart.class,
    packs: toClientPacks(cart),
    selectedPaymentMethod: kept.selectedPaymentMethod ?? null,
    subTotal: cart.subtotal,
    vendorAddressId: vendor.address_id ?? null,
    cartMetadata: { created_at, updated_at, cart_id },
    activeVendorType: vendor.vendor_type,
  };
}

export const vendorOf = (saved: SavedCart): CartVendor => ({
  id: saved.activeVendorId,
  name: saved.activeVendorName,
  slug: saved.activeVendor,
  logo: saved.activeVendorLogo,
  location: saved.activeVendorLocation,
  vendor_type: saved.activeVendorType,
  currency: saved.currency,
  ...(saved.vendorAddressId !== null && { address_id: saved.vendorAddressId }),
});

const contentOf = ({ packs, orderType, customerVendorNote, customerDeliveryNote }: SavedCart) =>
  JSON.stringify([linesOf(packs), orderType, customerVendorNote, customerDeliveryNote]);

/** Saving the same again makes no second one. */
export const isSame = (one: SavedCart, other: SavedCart): boolean => contentOf(one) === contentOf(other);
