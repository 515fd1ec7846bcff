import { z } from 'zod';
import { LONGEST_NOTE } from './cart-limits.ts';
import { otherPackageType, packageContact, packageTypes, packageWorth, userAction } from './courier.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, linkToken } from './ids.ts';
import { currency } from './money.ts';
import { orderEndpoints } from './order-endpoints.ts';
import { paymentMethodType } from './payment.ts';
import { packageQuote } from './quotes.ts';
import { typedText } from './text.ts';
import { tracking } from './tracking-endpoints.ts';

/** What whoever has the link of a package sees: its steps, and nothing of whoever has ordered it. */
export const followedPackage = tracking
  .pick({ order_id: true, status: true, timeline: true, arrival: true })
  .extend({ currency, pin: z.string().nullable() });
export type FollowedPackage = z.infer<typeof followedPackage>;

/** One end of the way: an address of the customer's. Where it lies is in our records; what a client says is not read. */
const end = z.object({
  id,
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});

const QUOTE_REFUSALS = [
  'ADDRESS_NOT_FOUND',
  'PACKAGE_NOT_SERVED',
  'PACKAGE_PICKUP_NOT_SERVED',
  'PACKAGE_DROPOFF_NOT_SERVED',
  'PACKAGE_ENDS_SAME',
  'PACKAGE_ENDS_APART',
  'PACKAGE_WORTH_TOO_LARGE',
] as const;

export const courierEndpoints = {
  quotePackage: {
    method: 'POST',
    path: '/customer/package/delivery/amount',
    summary: 'Quotes what it costs to bring a package from one address of the customer to another, for 15 minutes.',
    repeatable: 'Another quote costs nobody anything; it expires, and a caller gets only so many.',
    caller: 'customer',
    body: z.object({
      source_address: end,
      destination_address: end,
      estimated_order_amount: packageWorth.default(0),
    }),
    data: packageQuote,
    failures: QUOTE_REFUSALS,
  },
  createPackageOrder: {
    method: 'POST',
    path: '/customer/package/delivery',
    summary:
      'Orders the delivery of a package for the fee that was quoted. Fee, protection and total are the server’s own. Paid at once from the wallet or a saved card; everything else is paid by starting a payment.',
    idempotent: true,
    callsProvider: true,
    caller: 'customer',
    body: z
      .object({
        source: typedText(40).default('web'),
        source_contact: packageContact,
        destination_contact: packageContact,
        customer_delivery_note: typedText(LONGEST_NOTE).default(''),
        customer_vendor_note: typedText(LONGEST_NOTE).default(''),
        fee_id: id,
        payment_method: paymentMethodType,
        /** The saved card; the channel of an online payment. */
        payment_method_id: typedText(60).nullable().default(null),
        split_payment_with_wallet: z.boolean().default(false),
        item_type: packageTypes.default([]),
        other_item_type: otherPackageType.default(''),
        user_action: userAction,
        estimated_order_amount: packageWorth.default(0),
        /** Ours: the specification's call does not say it. */
        package_protection: z.boolean().default(false),
      })
      .refine(({ package_protection, estimated_order_amount }) => !package_protection || estimated_order_amount > 0, {
        path: ['estimated_order_amount'],
        message: 'must be more than zero to be protected',
      }),
    data: orderEndpoints.createOrder.data,
    failures: [
      ...QUOTE_REFUSALS,
      'PACKAGE_FEE_STALE',
      'PACKAGE_FEE_USED',
      'CHANNEL_NOT_OFFERED',
      'CARD_NOT_FOUND',
      'PAYMENT_UNDER_WAY',
      'TOO_MANY_ATTEMPTS',
      'WALLET_NEGATIVE',
      'WALLET_TOO_SMALL',
      'SIGN_IN_AGAIN',
    ],
  },
  followPackage: {
    method: 'POST',
    path: '/package/follow',
    summary:
      'How far a package is, for whoever has its link: its steps and when it comes. The PIN too while a rider brings it to a receiver who has to say it.',
    repeatable: 'It only reads. The token is in the body, so that no log and no history has it.',
    body: z.object({ order_id: id, token: linkToken }),
    data: followedPackage,
    failures: ['ORDER_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
