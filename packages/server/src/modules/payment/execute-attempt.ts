import { setTimeout as pause } from 'node:timers/promises';
import type { MinorUnits, StartedPayment } from '@jara/contract';
import { isOpenPayment } from '@jara/domain/payment';
import { inTransaction } from '../../db/transaction.ts';
import { type Outcome, type Refusal, refuse, succeed } from '../../outcome.ts';
import type { PaymentFailure } from '../../processors/payments/payment-adapter.ts';
import { findCustomer } from '../identity/index.ts';
import { destinationOf, keyOf, type PayableKey, type RefusalOf } from './payable.ts';
import {
  claimStart,
  findOpenPayments,
  findOwnPayment,
  lockPayment,
  markStarted,
  type Payment,
  releaseStart,
} from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { descriptionOf } from './payment-texts.ts';
import { limitPrompts } from './prompt-limits.ts';
import { findCard } from './saved-card.store.ts';
import { applyReport, failPayment, settlePayment } from './settle-payment.ts';
import { startedPayment } from './shown-payment.ts';
import { isUnderWay } from './start-under-way.ts';

const PROVIDER_WITHIN_MS = 8_000;
/** How long somebody waits for the other call that starts the same payment. */
const WAIT_FOR_OTHER_MS = 5_000;
const LOOK_EVERY_MS = 150;

export type ExecutedAttempt = { readonly payment: Payment; readonly shown: StartedPayment };
export type ExecutionRefusal<Key extends PayableKey = PayableKey> =
  | 'PAYMENT_UNAVAILABLE'
  | 'PAYMENT_NOT_STARTED'
  | 'PAYMENT_DECLINED'
  | 'MOMO_NUMBER_INVALID'
  | 'TOO_MANY_PROMPTS'
  | RefusalOf<Key>
  | 'BUSY';
type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

const payerOf = ({ id, email, phone, first_name, last_name }: Customer) => ({
  ...{ customer_id: id, email, phone, first_name, last_name },
});

const endPayment = ({ db, now }: PaymentDeps, reference: string, failure: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, reference);
    if (payment && isOpenPayment(payment.status)) await failPayment(tx, payment, failure, now());
  });

/** An older attempt may have been paid meanwhile: it is looked up before anybody is asked for the same money again. */
async function payableRefusal(deps: PaymentDeps, payment: Payment): Promise<RefusalOf<PayableKey> | undefined> {
  const key = keyOf(payment);
  if (!key) return undefined;
  const signal = AbortSignal.timeout(PROVIDER_WITHIN_MS);
  const open = await findOpenPayments(deps.db, key.order_id, destinationOf(key));
  const older = open.filter(({ reference }) => reference !== payment.reference);
  await Promise.all(older.map(({ reference }) => settlePayment(deps, reference, signal)));
  const payable = await deps.orders.find(deps.db, payment.customer_id, key, deps.now());
  if (payable?.isWaiting) return undefined;
  await endPayment(deps, payment.reference, 'not needed');
  return payable?.refusal ?? 'ORDER_DROPPED';
}

const NOT_PROMPTED = 'too many prompts';

/** Before the provider is asked for the first time: after that it prompts no second time for the same reference. */
async function promptRefusal(
  deps: PaymentDeps,
  payment: Payment,
  customer: Customer,
): Promise<Refusal<'TOO_MANY_PROMPTS'> | undefined> {
  if (payment.account === null || payment.started_at !== null) return undefined;
  const counted = await limitPrompts(deps, payment, customer, 'take');
  if (counted.ok) return undefined;
  await endPayment(deps, payment.reference, NOT_PROMPTED);
  return counted;
}

async function handleFailure(deps: PaymentDeps, payment: Payment, { reason }: PaymentFailure): Promise<void> {
  const { reference, account, channel, started_at } = payment;
  // It asks the payer by itself and has begun to: a first call whose answer was lost.
  if (reason === 'duplicate' && account !== null) return markStarted(deps.db, reference, {});
  // Some call a reference that they know already invalid: a first call whose answer was lost, which nobody declined.
  const isRepeat = reason === 'invalid' && started_at !== null && account === null && channel !== 'card';
  if (isRepeat) return endPayment(deps, reference, 'never begun');
  if (reason === 'declined' || reason === 'invalid') return endPayment(deps, reference, reason);
  // A card is charged once, whatever was heard of it; the sweeper looks it up.
  if (channel === 'card') return;
  // Its page is lost, so nobody can pay there: the next request opens another attempt.
  if (reason === 'duplicate') return endPayment(deps, reference, 'never begun');
  await releaseStart(deps.db, reference);
}

async function start(deps: PaymentDeps, payment: Payment, customer: Customer): Promise<void> {
  const { channel, reference, provider } = payment;
  if (channel === 'card' || channel === 'wallet') throw new Error('nobody is asked to start this');
  const adapter = deps.adapters[provider];
  if (!adapter) return;
  const started = await adapter.start(
    {
      ...payment,
      channel,
      amount: payment.amount as MinorUnits,
      description: descriptionOf(payment),
      payer: payerOf(customer),
    },
    AbortSignal.timeout(PROVIDER_WITHIN_MS),
  );
  if (!started.ok) return handleFailure(deps, payment, started);
  const { access_code, authorization_url, provider_reference } = started;
  await markStarted(deps.db, reference, { access_code, authorization_url, provider_reference });
}

async function charge(deps: PaymentDeps, payment: Payment, customer: Customer): Promise<void> {
  const { reference, currency, return_url, provider, card_id } = payment;
  const card = card_id === null ? undefined : await findCard(deps.db, payment.customer_id, card_id);
  if (!card) return endPayment(deps, reference, 'card removed');
  const charged = await deps.adapters[provider]?.chargeCard?.(
    {
      ...{ reference, currency, return_url },
      amount: payment.amount as MinorUnits,
      description: descriptionOf(payment),
      payer: payerOf(customer),
      token: deps.secrets.open(card.sealed_token),
      email: card.email,
    },
    AbortSignal.timeout(PROVIDER_WITHIN_MS),
  );
  if (!charged) return endPayment(deps, reference, 'not offered');
  if (!charged.ok) return handleFailure(deps, payment, charged);
  // An answer about another payment is no answer; this one is looked up.
  if (charged.reference !== reference) return;
  if (charged.state === 'challenged')
    return markStarted(deps.db, reference, { authorization_url: charged.authorization_url });
  await applyReport(deps, reference, charged);
}

/** Until the other call has its answer. */
async function waitForOther({ db }: PaymentDeps, payment: Payment): Promise<void> {
  const ends = performance.now() + WAIT_FOR_OTHER_MS;
  while (performance.now() < ends) {
    const now = await findOwnPayment(db, payment.customer_id, payment.reference);
    if (now?.status !== 'initiated') return;
    await pause(LOOK_EVERY_MS);
  }
}

/** Ends of an attempt at which nobody has said no. */
const NOT_DECLINED: ReadonlySet<string> = new Set(['expired', 'never begun', 'not needed', 'not offered']);

function refusalOf(payment: Payment): ExecutionRefusal | undefined {
  const { status, failure, channel, account } = payment;
  if (status === 'failed') {
    if (failure === 'invalid' && account !== null && channel !== 'pocket') return 'MOMO_NUMBER_INVALID';
    return NOT_DECLINED.has(failure ?? '') ? 'PAYMENT_NOT_STARTED' : 'PAYMENT_DECLINED';
  }
  // Nobody can pay it without the provider's page. A card may have been charged all the same: that is looked up.
  return status === 'initiated' && channel !== 'card' ? 'PAYMENT_UNAVAILABLE' : undefined;
}

/**
 * Has a provider asked for an attempt that is committed, by one of those who come for it, and gives the attempt as it is
 * then. Bears a repeat: whatever was done before is not done again.
 */
export async function executeAttempt(
  deps: PaymentDeps,
  customerId: number,
  reference: string,
): Promise<Outcome<ExecutedAttempt, ExecutionRefusal>> {
  const { db, now, adapters } = deps;
  const customer = await findCustomer(db, customerId);
  const payment = await findOwnPayment(db, customerId, reference);
  if (!customer || !payment) throw new Error('an attempt that was committed is gone');
  if (payment.status === 'initiated') {
    const refusal = await payableRefusal(deps, payment);
    if (refusal) return refuse(refusal);
    const unprompted = await promptRefusal(deps, payment, customer);
    if (unprompted) return unprompted;
    const isMine = await claimStart(db, payment, now());
    if (isMine) await (payment.channel === 'card' ? charge : start)(deps, payment, customer);
    else if (isUnderWay(payment, now())) await waitForOther(deps, payment);
    else await settlePayment(deps, reference, AbortSignal.timeout(PROVIDER_WITHIN_MS));
    const latest = await findOwnPayment(db, customerId, reference);
    if (!isMine && latest?.status === 'initiated' && payment.channel !== 'card') return refuse('BUSY');
  }
  const latest = (await findOwnPayment(db, customerId, reference)) ?? payment;
  if (latest.failure === NOT_PROMPTED) {
    // The attempt is over, also when another one may follow by now.
    const may = await limitPrompts(deps, latest, customer, 'check');
    return may.ok ? refuse('PAYMENT_NOT_STARTED') : may;
  }
  const refusal = refusalOf(latest);
  return refusal ? refuse(refusal) : succeed({ payment: latest, shown: startedPayment(latest, adapters, customer) });
}
