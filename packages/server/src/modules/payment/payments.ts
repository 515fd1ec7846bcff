import type {
  CountryCode,
  Currency,
  DataOf,
  MinorUnits,
  OnlineChannel,
  OrderPayment,
  ParsedRequestOf,
  PaymentMethod,
  PaymentResult,
  paymentEndpoints,
  RedeliveryPayment,
  redeliveryEndpoints,
  StartedPayment,
} from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { mayBegin } from './attempt-limit.ts';
import { type ExecutionRefusal, executeAttempt } from './execute-attempt.ts';
import type { Opened } from './open-attempt.ts';
import { openCardAttempt } from './open-card-attempt.ts';
import { payRedelivery } from './pay-redelivery.ts';
import type { PaidOrOpened } from './pay-waiting-from-wallet.ts';
import { payWaitingOrder } from './pay-waiting-order.ts';
import { type OrderDestination, type OrderKey, orderKey, type RedeliveryKey } from './payable.ts';
import {
  findOpenPayments,
  findOwnPayment,
  findPaymentOfOrder,
  type Payment,
  sumCreditedToWallet,
} from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { methodsOf, onlineChannelsOf } from './payment-methods.ts';
import { findCards, markCardRemoved } from './saved-card.store.ts';
import { settlePayment } from './settle-payment.ts';
import { paymentResult } from './shown-payment.ts';
import { openCharge, openStart } from './start-payment.ts';
import { receiveWebhook, type Webhook } from './webhook-inbox.ts';

type Endpoints = typeof paymentEndpoints;
type Body<Name extends 'startPayment' | 'chargeCard' | 'payOrder'> = ParsedRequestOf<Endpoints[Name]>['body'];
type RequestBody = ParsedRequestOf<(typeof redeliveryEndpoints)['requestRedelivery']>['body'];
type Deps = PaymentDeps & {
  readonly limits: Pick<Limits, 'counter'>;
  /** Each start is a call to a provider, and some of them a message to a phone. */
  readonly startsAnHour?: number;
};

/** A page asks every three seconds; a second one may ask beside it. A provider is asked no more often than that. */
const LOOKS_A_MINUTE = 45;
const LOOK_WITHIN_MS = 4_000;
/** Of an order's open payments, at a time. */
const MOST_LOOKED_UP = 3;

/**
 * Payments of orders, of their redeliveries, and top-ups. An attempt is a row of `payment`, committed before its provider is called; no provider
 * is ever called inside a transaction.
 *
 * Locks are taken in this order (reliability rule 6): payment → cart → promo → wallet → order. `applyReport` locks the
 * payment first. Whoever opens an attempt locks the order (with cart and wallet before it, `OrderPort.lock`) and inserts
 * the payment, which nobody else can wait for yet. Whoever drops or replaces an order locks wallet and order, and gives
 * holds back without locking their payments: that a hold ends once is decided by the locked wallet and the unique ref.
 */
export function createPayments({ startsAnHour = 60, ...deps }: Deps) {
  const { db, now, adapters, orders, limits } = deps;
  const countStart = limits.counter({ name: 'payment-starts', most: startsAnHour, windowSeconds: 3_600 });
  const countLook = limits.counter({ name: 'payment-looks', most: LOOKS_A_MINUTE, windowSeconds: 60 });

  /** Asks the provider unless the payment is settled, or it was asked too often: then what is known is told. */
  async function queryProvider(payment: Payment): Promise<PaymentResult> {
    const isSettled = payment.status === 'succeeded' || payment.status === 'refunded';
    if (isSettled || !countLook(String(payment.customer_id)).ok) return paymentResult(payment);
    const settled = await settlePayment(deps, payment.reference, AbortSignal.timeout(LOOK_WITHIN_MS));
    return paymentResult(settled?.payment ?? payment);
  }

  async function shownAfterCommit(
    customer: number,
    { reference }: Opened,
  ): Promise<Outcome<StartedPayment, ExecutionRefusal>> {
    const done = await executeAttempt(deps, customer, reference);
    return done.ok ? succeed(done.data.shown) : done;
  }

  /** What became of the payment of an order or of its redelivery: the one that paid it, or else the last. */
  async function lastOf(customer: number, orderId: number, destination: OrderDestination) {
    if (!(await orders.find(db, customer, orderKey(orderId), now()))) return refuse('ORDER_NOT_FOUND');
    // Whoever comes back from a provider's page may have paid by another one meanwhile.
    const open = await findOpenPayments(db, orderId, destination);
    await Promise.all(open.slice(0, MOST_LOOKED_UP).map(queryProvider));
    return succeed(await findPaymentOfOrder(db, customer, orderId, destination));
  }

  async function executePayment(
    customer: number,
    stored: PaidOrOpened,
  ): Promise<Outcome<DataOf<Endpoints['payOrder']>, ExecutionRefusal>> {
    if ('paid' in stored) return succeed({ made_payment: true, payment: null });
    const done = await executeAttempt(deps, customer, stored.reference);
    if (!done.ok) return done;
    const { credited_to } = done.data.payment;
    return succeed({ made_payment: credited_to === 'order' || credited_to === 'redelivery', payment: done.data.shown });
  }

  return {
    async listMethods(customer: number, currency: Currency): Promise<Outcome<PaymentMethod[]>> {
      return succeed(methodsOf(adapters, currency, await findCards(db, customer, currency)));
    },
    async listChannels(country: CountryCode): Promise<Outcome<OnlineChannel[]>> {
      return succeed(onlineChannelsOf(adapters, country));
    },
    async removeCard(customer: number, id: string): Promise<Outcome<null, 'CARD_NOT_FOUND'>> {
      return (await markCardRemoved(db, customer, id, now()))
        ? succeed(null, { message: 'Card removed' })
        : refuse('CARD_NOT_FOUND');
    },

    async openStart(tx: Transaction, customer: number, body: Body<'startPayment'>) {
      const counted = countStart(String(customer));
      return counted.ok ? openStart(tx, deps, customer, body) : counted;
    },
    async openCharge(tx: Transaction, customer: number, body: Body<'chargeCard'>) {
      const counted = countStart(String(customer));
      return counted.ok ? openCharge(tx, deps, customer, body) : counted;
    },
    /** After the commit: has the provider asked, and gives what the page needs to go on. */
    executeStart: shownAfterCommit,
    async executeCharge(
      customer: number,
      opened: Opened,
    ): Promise<Outcome<StartedPayment, 'PAYMENT_UNAVAILABLE' | 'PAYMENT_NOT_STARTED' | 'PAYMENT_DECLINED' | 'BUSY'>> {
      const done = await shownAfterCommit(customer, opened);
      if (done.ok || done.code === 'PAYMENT_UNAVAILABLE' || done.code === 'PAYMENT_NOT_STARTED') return done;
      // All other refusals are of orders and numbers.
      return refuse(done.code === 'BUSY' ? 'BUSY' : 'PAYMENT_DECLINED');
    },

    async openOrderPayment(tx: Transaction, customer: number, orderId: number, body: Body<'payOrder'>) {
      const counted = countStart(String(customer));
      return counted.ok ? payWaitingOrder(tx, deps, customer, orderId, body) : counted;
    },
    /** The attempt is of an order, and so are its refusals. */
    executeOrderPayment: executePayment as (
      ...given: Parameters<typeof executePayment>
    ) => Promise<Outcome<DataOf<Endpoints['payOrder']>, ExecutionRefusal<OrderKey>>>,

    async openRedeliveryPayment(tx: Transaction, customer: number, orderId: number, body: RequestBody) {
      const counted = countStart(String(customer));
      return counted.ok ? payRedelivery(tx, deps, customer, orderId, body) : counted;
    },
    /** The attempt is of a redelivery and with a card, and so are its refusals. */
    executeRedeliveryPayment: executePayment as (
      ...given: Parameters<typeof executePayment>
    ) => Promise<
      Outcome<
        DataOf<Endpoints['payOrder']>,
        Exclude<ExecutionRefusal<RedeliveryKey>, 'MOMO_NUMBER_INVALID' | 'TOO_MANY_PROMPTS'>
      >
    >,

    /** For order creation, in its transaction: an attempt with a saved card, carried out after the commit. */
    openCardAttempt: (
      tx: Transaction,
      customer: number,
      { orderId, ...asked }: { readonly orderId: number; readonly cardId: string; readonly split: boolean },
    ) => openCardAttempt(tx, deps, customer, { ...asked, key: orderKey(orderId) }),

    async verify(customer: number, reference: string): Promise<Outcome<PaymentResult, 'PAYMENT_NOT_FOUND'>> {
      const payment = await findOwnPayment(db, customer, reference);
      return payment ? succeed(await queryProvider(payment)) : refuse('PAYMENT_NOT_FOUND');
    },
    async ofOrder(customer: number, orderId: number): Promise<Outcome<OrderPayment | null, 'ORDER_NOT_FOUND'>> {
      const last = await lastOf(customer, orderId, 'order');
      if (!last.ok || !last.data) return last.ok ? succeed(null) : last;
      const credited_to_wallet = (await sumCreditedToWallet(db, orderId)) as MinorUnits;
      const may_begin = mayBegin(await findOpenPayments(db, orderId), now());
      return succeed({ ...paymentResult(last.data), credited_to_wallet, may_begin });
    },
    async ofRedelivery(
      customer: number,
      orderId: number,
    ): Promise<Outcome<RedeliveryPayment | null, 'ORDER_NOT_FOUND'>> {
      const last = await lastOf(customer, orderId, 'order_redelivery');
      if (!last.ok || !last.data) return last.ok ? succeed(null) : last;
      const { reference } = last.data;
      const open = await findOpenPayments(db, orderId, 'order_redelivery');
      const is_other_open = open.some((each) => each.reference !== reference);
      return succeed({ ...paymentResult(last.data), is_other_open });
    },

    /** For support: whatever stands of it, its provider is asked, and for refunds too. */
    lookUp: (reference: string) =>
      settlePayment(deps, reference, AbortSignal.timeout(LOOK_WITHIN_MS), { refunds: 'once paid' }),

    receiveWebhook: (webhook: Webhook) => receiveWebhook(deps, webhook),
  };
}

export type Payments = ReturnType<typeof createPayments>;
