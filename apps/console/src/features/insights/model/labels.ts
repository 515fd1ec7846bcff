import type { CheckoutStep, FunnelStep, PaymentMethodType } from '@jara/contract';
import { clockText } from '@jara/domain/catalog';

export const FUNNEL_LABELS = {
  visit: 'Visited',
  vendor: 'Chose a vendor',
  cart: 'Had something in the cart',
  checkout: 'Went to checkout',
  place_order: 'Sent the order',
  paid: 'Paid',
} as const satisfies Record<FunnelStep, string>;

export const CHECKOUT_LABELS = {
  checkout: 'Saw the checkout',
  place_order: 'Sent the order',
  order_placed: 'Order placed',
  paid: 'Paid',
} as const satisfies Record<CheckoutStep, string>;

export const METHOD_LABELS = {
  card: 'Saved card',
  wallet: 'Wallet',
  online_payment: 'Pay online',
  mtn: 'MTN MoMo',
  opay: 'OPay',
  pocket: 'Pocket',
} as const satisfies Record<PaymentMethodType, string>;

/** '9 AM' */
export const hourText = (hour: number): string => clockText(hour * 100);
