import type { Approval, AuditEntry, OrderHistory, PaymentHistory } from '@jara/contract';

const AT = '2026-11-16T10:00:00.000Z';
const LATER = '2026-11-16T10:05:00.000Z';

export const exampleAudit = (): AuditEntry => ({
  ...{ id: 9, staff_id: 3, staff_name: 'Halima', action: 'refund_order', reason: 'Cold', created_at: AT },
  subject: { kind: 'order', id: '595789837' },
  details: { amount: 50_000, currency: 'NGN' },
});

export const exampleApproval = (): Approval =>
  ({
    ...{ id: 4, kind: 'refund', money: { amount: 6_000_000, currency: 'NGN' }, fault: null, bank_reference: null },
    ...{ person: null, subject: { kind: 'order', id: '595789837' }, reason: 'It never came' },
    ...{ requested_by: { id: 3, name: 'Halima' }, created_at: AT, expires_at: '2026-11-17T10:00:00.000Z' },
    is_own: false,
    ...{ decision: null, decided_by: null, decided_at: null },
  }) as Approval;

/** A delivery of ₦2,500 that failed, of which ₦500 were given back. */
export const exampleHistory = (): OrderHistory =>
  ({
    order: {
      ...{ id: 595_789_837, class: 'delivery', status: 'failed', version: 9, created_at: AT },
      ...{ delivery_date: null, time_range: null, timeline: [], customer_name: 'Ada O.', customer_vendor_note: '' },
      items: [
        {
          ...{ item_id: 1, type: 'menu', name: 'Jollof rice', quantity: 2, pack_reference: crypto.randomUUID() },
          ...{ price_per_quantity: 95_000, price: 190_000 },
        },
      ],
      ...{ containers: [], bag_quantity: 0, issues: [], customer_delivery_note: 'Blue gate' },
      vendor: {
        ...{ id: 12, name: 'Mama Put', support_contact: null },
        people: [{ name: 'Bola', phone: '+2348055550001' }],
      },
      customer: { id: 1, name: 'Ada Obi', phone: '+2348029990001' },
      rider: { id: 7, name: 'Emeka', phone: '+2347030000001' },
      address: { id: 1, display_name: '2 Ring Road, Ibadan' },
      ...{ total_price: 250_000, refunded: 50_000, currency: 'NGN', reasons: [] },
      ...{ paid_at: AT, ready_by: null, is_ready: true },
    },
    ...{ paid_at: AT, refundable: 200_000, vendor_charge: 0, wrong_pins: 0, requests: [] },
    events: [
      {
        ...{ version: 8, status: 'failed', action: 'ORDER_DELIVERY_FAILED', actor: 'rider 7', reason: 'Nobody there' },
        actor_name: 'Emeka',
        created_at: AT,
      },
      {
        version: 9,
        status: 'failed',
        action: null,
        actor: 'support 3',
        actor_name: 'Halima',
        reason: 'Cold',
        created_at: AT,
      },
    ],
    offers: [
      { rider: { id: 8, name: 'Chidi' }, offered_at: AT, expires_at: AT, answer: 'expired' },
      { rider: { id: 7, name: 'Emeka' }, offered_at: LATER, expires_at: LATER, answer: 'accepted' },
    ],
    photo_taken_at: LATER,
    payments: [
      {
        ...{ reference: '0f9d7a52-6f0e-4c1c-9a43-5a1d3c0c9d11', provider: 'paystack', status: 'succeeded' },
        ...{ destination: 'order', amount: 250_000, currency: 'NGN', created_at: AT, channel: 'paystack' },
        ...{ wallet_amount: 0, received_amount: 250_000, reversed_amount: 0, credited_to: 'order', failure: null },
        ...{ settled_at: AT, webhooks: [AT] },
      },
    ],
    ledger: [
      {
        kind: 'adjustment',
        description: 'Credit for order',
        account: 'wallet:1',
        amount: 50_000,
        currency: 'NGN',
        created_at: AT,
      },
      {
        kind: 'adjustment',
        description: 'Credit for order',
        account: 'adjustments',
        amount: -50_000,
        currency: 'NGN',
        created_at: AT,
      },
    ],
    messages: [{ channel: 'text', title: 'Your delivery failed', state: 'sent', created_at: AT, sent_at: AT }],
    jobs: [{ name: 'query-payment', attempts: 9, run_at: AT, last_error: 'timeout', is_dead: true }],
    audit: [exampleAudit()],
  }) as unknown as OrderHistory;

/** A top-up in naira that came in cedis. */
export const exampleSuspense = (): PaymentHistory => {
  const [payment] = exampleHistory().payments;
  if (!payment) throw new Error('the example has a payment');
  return {
    payment: { ...payment, destination: 'wallet', status: 'failed', credited_to: 'suspense' },
    ...{ order_id: null, customer: { id: 1, name: 'Ada Obi', phone: '+2348029990001' } },
    in_suspense: { amount: 40_000, currency: 'GHS' },
    ...{ ledger: [], jobs: [], audit: [] },
  } as unknown as PaymentHistory;
};
