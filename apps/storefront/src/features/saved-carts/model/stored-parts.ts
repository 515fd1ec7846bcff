import { DEFAULT_CURRENCY } from '@jara/contract';
import type { LocalKey } from '@/shared/browser/register.ts';
import { tryOrUndefined } from '@/shared/browser/storage.ts';

const textAt = (key: LocalKey): string | undefined => tryOrUndefined((storage) => storage.getItem(key)) ?? undefined;

/** An unreadable value counts as none. */
function jsonAt(key: LocalKey): unknown {
  const text = textAt(key);
  return text === undefined ? undefined : tryOrUndefined((): unknown => JSON.parse(text));
}

const numberAt = (key: LocalKey): number | undefined => {
  const text = textAt(key);
  return text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text);
};

/** Spec §3: the active vendor as it is kept; undefined when there is none. */
function storedVendor() {
  const slug = textAt('activeVendor');
  if (slug === undefined) return undefined;
  return {
    slug,
    id: numberAt('activeVendorId'),
    addressId: numberAt('vendorAddressId'),
    name: textAt('activeVendorName'),
    logo: textAt('activeVendorLogo'),
    location: textAt('activeVendorLocation'),
    vendorType: textAt('activeVendorType'),
    currency: textAt('currency') ?? DEFAULT_CURRENCY,
  };
}

/** Spec §3 Browser-stored cart state: each part under its own key, and what it is when nothing is kept. */
export const storedParts = () => ({
  packs: jsonAt('packs'),
  deliveryFee: jsonAt('deliveryFee'),
  orderType: textAt('orderType'),
  subTotal: numberAt('subTotal') ?? 0,
  selectedPaymentMethod: jsonAt('selectedPaymentMethod'),
  customer_delivery_note: textAt('customer_delivery_note') ?? '',
  customer_vendor_note: textAt('customer_vendor_note') ?? '',
  deliveryDate: textAt('deliveryDate'),
  timeRange: textAt('timeRange'),
  location: jsonAt('location') ?? '',
  currency: textAt('currency') ?? DEFAULT_CURRENCY,
  cartMetadata: jsonAt('cartMetadata'),
  cartId: textAt('cartId'),
  guestId: textAt('guestId') ?? '',
  activeVendor: storedVendor(),
});
