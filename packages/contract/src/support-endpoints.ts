import { z } from 'zod';
import { APPROVAL_KINDS } from './approval-endpoints.ts';
import { auditEntry } from './audit-endpoints.ts';
import { OFFER_ANSWERS } from './dispatch-endpoints.ts';
import { type EndpointTable, staffRole } from './endpoint.ts';
import { id, idInUrl, unguessableId } from './ids.ts';
import { currency, minorUnits, price } from './money.ts';
import { orderStatus, TIMELINE_ACTIONS } from './order.ts';
import { PAYMENT_DESTINATIONS, PAYMENT_STATUSES, paymentProvider } from './payment.ts';
import { MOST_VENDOR_PEOPLE, supportOrder } from './staff-order.ts';
import { REQUEST_FAILURES, supportReason, waitingApproval } from './support-reason.ts';
import { typedText } from './text.ts';

/** Of each kind, the last first. */
export const MOST_FOUND = 20;
const reference = z.string().max(64);

const foundOrder = z.object({
  id,
  status: orderStatus,
  customer: z.object({ id, name: z.string() }),
  vendor: z.string(),
  total_price: price,
  currency,
  created_at: z.iso.datetime(),
});
const foundCustomer = z.object({ id, name: z.string(), phone: z.string(), created_at: z.iso.datetime() });
const foundPayment = z.object({
  reference,
  provider: paymentProvider,
  status: z.enum(PAYMENT_STATUSES),
  destination: z.enum(PAYMENT_DESTINATIONS),
  order_id: id.nullable(),
  amount: price,
  currency,
  created_at: z.iso.datetime(),
});
const foundVendor = z.object({
  ...{ id, name: z.string(), city: z.string(), support_contact: z.string() },
  people: z.array(z.object({ name: z.string(), phone: z.string() })).max(MOST_VENDOR_PEOPLE),
});
const foundMember = z.object({
  ...{ id, role: staffRole, name: z.string(), phone: z.string() },
  /** The vendor, or a rider's city. */
  place: z.string().nullable(),
});
export const found = z.object({
  orders: z.array(foundOrder).max(MOST_FOUND),
  customers: z.array(foundCustomer).max(MOST_FOUND),
  payments: z.array(foundPayment).max(MOST_FOUND),
  vendors: z.array(foundVendor).max(MOST_FOUND),
  staff: z.array(foundMember).max(MOST_FOUND),
});
export type Found = z.infer<typeof found>;

/** What is shown of one order at the most, of each kind. */
export const MOST_OF_HISTORY = 100;
const most = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST_OF_HISTORY);

const paymentAttempt = z.object({
  ...foundPayment.omit({ order_id: true }).shape,
  channel: z.string(),
  /** The wallet's share. */
  wallet_amount: price,
  received_amount: price.nullable(),
  reversed_amount: price,
  credited_to: z.string().nullable(),
  failure: z.string().nullable(),
  settled_at: z.iso.datetime().nullable(),
  /** When its provider sent word of it. */
  webhooks: most(z.iso.datetime()),
});

const ledger = most(
  z.object({
    kind: z.string(),
    description: z.string(),
    account: z.string(),
    amount: minorUnits,
    /** A provider may name any. */
    currency: z.string().max(3),
    created_at: z.iso.datetime(),
  }),
);
const jobs = most(
  z.object({
    name: z.string(),
    attempts: z.int().nonnegative(),
    run_at: z.iso.datetime(),
    last_error: z.string().nullable(),
    is_dead: z.boolean(),
  }),
);

/** Money of a payment that belongs to nothing known. A provider may name any currency. */
const inSuspense = z.object({ amount: minorUnits, currency: z.string().max(3) });

export const paymentHistory = z.object({
  payment: paymentAttempt,
  /** Null of a top-up. */
  order_id: id.nullable(),
  customer: z.object({ id, name: z.string(), phone: z.string() }),
  in_suspense: inSuspense.nullable(),
  ledger,
  jobs,
  audit: most(auditEntry),
});
export type PaymentHistory = z.infer<typeof paymentHistory>;

export const orderHistory = z.object({
  order: supportOrder,
  paid_at: z.iso.datetime().nullable(),
  /** What may still be given back, and what the vendor bears of what was. */
  refundable: price,
  vendor_charge: price,
  wrong_pins: z.int().nonnegative(),
  /** What waits for a second person. */
  requests: most(
    z.object({
      ...{ id, kind: z.enum(APPROVAL_KINDS), amount: price.nullable(), is_own: z.boolean() },
      ...{ requested_by: z.string(), expires_at: z.iso.datetime() },
    }),
  ),
  events: most(
    z.object({
      version: z.int().positive(),
      status: orderStatus,
      action: z.enum(TIMELINE_ACTIONS).nullable(),
      actor: z.string(),
      /** Of somebody of the staff. */
      actor_name: z.string().nullable(),
      reason: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** To whom it was offered, the first first. */
  offers: most(
    z.object({
      rider: z.object({ id, name: z.string() }),
      offered_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      /** Null while it is open. */
      answer: z.enum(OFFER_ANSWERS).nullable(),
    }),
  ),
  /** When its rider took a photo of where it could not be handed over; null without one. */
  photo_taken_at: z.iso.datetime().nullable(),
  payments: most(paymentAttempt),
  ledger,
  messages: most(
    z.object({
      channel: z.enum(['text', 'push']),
      title: z.string(),
      state: z.enum(['waiting', 'sent', 'not_sent']),
      created_at: z.iso.datetime(),
      sent_at: z.iso.datetime().nullable(),
    }),
  ),
  jobs,
  audit: most(auditEntry),
});
export type OrderHistory = z.infer<typeof orderHistory>;

/** What support reads of people and payments, and does for them. */
export const supportEndpoints = {
  findForSupport: {
    method: 'GET',
    path: '/ops/support/find',
    summary:
      "Finds orders, customers, payments, vendors and staff by an order's number, a phone, words of a name, or a payment's reference.",
    caller: { staff: 'support' },
    query: z.strictObject({ q: typedText(100).trim().min(2, 'must have at least 2 characters') }),
    data: found,
    failures: [],
  },
  getOrderHistory: {
    method: 'GET',
    path: '/ops/support/order/:id/history',
    summary: 'One order, paid or not, with all that happened to it and its money.',
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl }),
    data: orderHistory,
    failures: ['ORDER_NOT_FOUND'],
  },
  getPaymentHistory: {
    method: 'GET',
    path: '/ops/support/payment/:reference/history',
    summary: 'One payment, also of a top-up, with its webhooks, ledger, jobs and audit, and what of it is in suspense.',
    caller: { staff: 'support' },
    params: z.object({ reference: unguessableId }),
    data: paymentHistory,
    failures: ['PAYMENT_NOT_FOUND'],
  },
  settleSuspense: {
    method: 'POST',
    path: '/ops/support/payment/:reference/settle',
    summary:
      "Ends money in suspense: it was given back at its provider, under the provider's reference, or it goes to the wallet of the customer who paid. Above a limit a second person has to agree first.",
    idempotent: true,
    caller: { staff: 'support' },
    secondFactor: 'fresh',
    params: z.object({ reference: unguessableId }),
    body: z.discriminatedUnion('outcome', [
      z.strictObject({
        outcome: z.literal('returned'),
        /** Of the refund, as its provider names it. */
        provider_reference: typedText(64).trim().min(4, 'must have at least 4 characters'),
        reason: supportReason,
      }),
      z.strictObject({ outcome: z.literal('credited'), reason: supportReason }),
    ]),
    data: z.object({ in_suspense: inSuspense.nullable(), approval: waitingApproval.nullable() }),
    failures: ['PAYMENT_NOT_FOUND', 'NOTHING_IN_SUSPENSE', 'SUSPENSE_CURRENCY', ...REQUEST_FAILURES],
  },
  lookUpPayment: {
    method: 'POST',
    path: '/ops/support/payment/:reference/lookup',
    summary: 'Asks the provider what became of a payment, and books what is new.',
    idempotent: true,
    callsProvider: true,
    caller: { staff: 'support' },
    params: z.object({ reference: unguessableId }),
    body: z.strictObject({ reason: supportReason }),
    data: z.object({ has_answered: z.boolean(), payment: foundPayment }),
    failures: ['PAYMENT_NOT_FOUND'],
  },
  endCustomerSessions: {
    method: 'POST',
    path: '/ops/support/customer/:id/end-sessions',
    summary: 'Signs a customer out everywhere, at once.',
    idempotent: true,
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl }),
    body: z.strictObject({ reason: supportReason }),
    data: z.object({ ended: z.int().nonnegative() }),
    failures: ['CUSTOMER_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
