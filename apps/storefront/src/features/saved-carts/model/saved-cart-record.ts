import { currency, customerAddress, deliveryFee, orderClass, price, vendorType } from '@jara/contract';
import { z } from 'zod';
import {
  type CartState,
  type CartVendor,
  clientCart,
  clientPack,
  linesOf,
  readCart,
  type storedParts,
} from '@/features/cart/model.ts';

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
  const client = clientCart(cart);
  const { vendor } = cart;
  const isOnScreen = state.active === vendorId;
  return {
    activeVendor: vendor.slug,
    currency: client.currency,
    activeVendorLocation: vendor.location,
    activeVendorLogo: client.activeVendorLogo,
    activeVendorId: client.activeVendorId,
    activeVendorName: client.activeVendorName,
    customerAddress: customerAddress.safeParse(kept.location).data ?? null,
    deliveryFee: (isOnScreen ? deliveryFee.safeParse(kept.deliveryFee).data : undefined) ?? null,
    timeRange: (isOnScreen ? kept.timeRange : undefined) ?? null,
    customerVendorNote: client.customer_vendor_note,
    customerDeliveryNote: client.customer_delivery_note,
    orderType: cart.class,
    packs: [...client.packs],
    selectedPaymentMethod: kept.selectedPaymentMethod ?? null,
    subTotal: client.subTotal,
    vendorAddressId: vendor.address_id ?? null,
    cartMetadata: client.metadata,
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
