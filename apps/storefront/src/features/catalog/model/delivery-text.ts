import type { Vendor } from '@jara/contract';
import { arrivalMinutes } from '@jara/domain/catalog';
import { formatMoney } from '@jara/domain/money';

type Delivering = Pick<Vendor, 'delivery_price' | 'currency' | 'is_for_address'>;

/** '₦900.00', or 'Free'. While nobody knows where to, it is the least: 'from ₦900.00', 'free nearby'. */
export function feeText({ delivery_price, currency, is_for_address }: Delivering): string {
  if (delivery_price === 0) return is_for_address ? 'Free' : 'free nearby';
  const fee = formatMoney(delivery_price, currency);
  return is_for_address ? fee : `from ${fee}`;
}

/** '₦900.00 delivery', 'Free delivery', 'Delivery from ₦900.00', 'Delivery free nearby' */
export const deliveryText = (vendor: Delivering): string =>
  vendor.is_for_address ? `${feeText(vendor)} delivery` : `Delivery ${feeText(vendor)}`;

/** '22 mins', or '22+ mins' while nobody knows where to; nothing where no order is taken now. */
export function minutesText(vendor: Vendor): string | undefined {
  const minutes = arrivalMinutes(vendor);
  if (minutes === undefined) return undefined;
  return `${minutes}${vendor.is_for_address ? '' : '+'} mins`;
}
