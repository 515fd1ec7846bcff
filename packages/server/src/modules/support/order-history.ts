import { MOST_OF_HISTORY, type OrderHistory } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { StoredOrder } from '../../db/schema/index.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findRequestsOf } from '../approval/index.ts';
import { findAuditOf } from '../audit/index.ts';
import { readOrderForSupport } from '../fulfilment/index.ts';
import { findRefundable } from '../order/index.ts';
import { shownPayment } from './find.store.ts';
import {
  findEvents,
  findJobsOf,
  findLedgerOf,
  findMessagesOf,
  findOffersOf,
  findPaymentsOf,
  findPhotoTime,
  findWebhooksOf,
} from './order-history.store.ts';

type Amount = OrderHistory['refundable'];
const money = (amount: number | string) => Number(amount) as Amount;
const at = (time: Date) => time.toISOString();
const atOrNull = (time: Date | null) => time && at(time);

type Payments = Awaited<ReturnType<typeof findPaymentsOf>>;
type Webhooks = Awaited<ReturnType<typeof findWebhooksOf>>;

export const shownAttempt = (row: Payments[number], webhooks: Webhooks): OrderHistory['payments'][number] => {
  const { order_id: _, ...shown } = shownPayment(row);
  const { channel, credited_to, failure, received_amount, settled_at } = row;
  return {
    ...shown,
    ...{ channel, credited_to, failure, settled_at: atOrNull(settled_at) },
    ...{ wallet_amount: money(row.wallet_amount), reversed_amount: money(row.reversed_amount) },
    received_amount: received_amount === null ? null : money(received_amount),
    webhooks: webhooks.filter(({ reference }) => reference === row.reference).map((each) => at(each.received_at)),
  };
};

export const shownEntry = ({ amount, created_at, ...entry }: Awaited<ReturnType<typeof findLedgerOf>>[number]) => ({
  ...{ ...entry, created_at: at(new Date(created_at)) },
  amount: Number(amount) as OrderHistory['ledger'][number]['amount'],
});

export const shownJob = ({ run_at, dead_at, ...job }: Awaited<ReturnType<typeof findJobsOf>>[number]) => ({
  ...{ ...job, run_at: at(run_at), is_dead: dead_at !== null },
});

type Message = Awaited<ReturnType<typeof findMessagesOf>>[number];
const shownMessage = ({ channel, title, created_at, sent_at, useful_until }: Message, now: Date) => {
  const unsent = useful_until > now ? ('waiting' as const) : ('not_sent' as const);
  return {
    channel,
    title,
    state: sent_at ? ('sent' as const) : unsent,
    created_at: at(created_at),
    sent_at: atOrNull(sent_at),
  };
};

type Offered = Awaited<ReturnType<typeof findOffersOf>>[number];
/** One that nobody has answered in time has expired, also while that is not noted. */
const shownOffer = ({ name, offer: { rider_id, offered_at, expires_at, answer } }: Offered, now: Date) => ({
  rider: { id: rider_id, name },
  ...{ offered_at: at(offered_at), expires_at: at(expires_at) },
  answer: answer ?? (expires_at <= now ? ('expired' as const) : null),
});

/** Fifteen statements, however much has happened: three for its payments first, since the others look for their names. */
export async function readOrderHistory(
  db: Db,
  member: { readonly id: number },
  id: number,
  now: Date,
): Promise<Outcome<OrderHistory, 'ORDER_NOT_FOUND'>> {
  const found = await readOrderForSupport(db, id, now);
  if (!found) return refuse('ORDER_NOT_FOUND');
  const payments = await findPaymentsOf(db, id);
  const references = payments.map(({ reference }) => reference);
  const [events, offers, photoTime, webhooks, ledger, messages, jobs, audit, refundable, requests] = await Promise.all([
    findEvents(db, id),
    findOffersOf(db, id),
    findPhotoTime(db, id),
    findWebhooksOf(db, references),
    findLedgerOf(db, id, references),
    findMessagesOf(db, id),
    findJobsOf(db, id, references),
    findAuditOf(
      db,
      [
        { kind: 'order', ids: [String(id)] },
        { kind: 'payment', ids: references },
      ],
      MOST_OF_HISTORY,
    ),
    findRefundable(db, found.order),
    findRequestsOf(db, { kind: 'order', id }, now),
  ]);
  const { paid_at, vendor_charge, wrong_pins }: StoredOrder = found.order;
  return succeed({
    ...{ order: found.shown, paid_at: atOrNull(paid_at), wrong_pins, vendor_charge: money(vendor_charge), audit },
    requests: requests.map(({ requested_by, expires_at, amount, ...request }) => ({
      ...request,
      ...{ requested_by: requested_by.name, is_own: requested_by.id === member.id, expires_at: at(expires_at) },
      amount: amount === null ? null : money(amount),
    })),
    refundable: money(paid_at === null ? 0 : Math.max(0, refundable)),
    events: events.map(({ actor_name, event: { version, status, action, actor, reason, created_at } }) => ({
      ...{ version, status, action, actor, actor_name, reason, created_at: at(created_at) },
    })),
    offers: offers.map((each) => shownOffer(each, now)),
    photo_taken_at: photoTime ? at(photoTime) : null,
    payments: payments.map((row) => shownAttempt(row, webhooks)),
    ledger: ledger.map(shownEntry),
    messages: messages.map((each) => shownMessage(each, now)),
    jobs: jobs.map(shownJob),
  });
}
