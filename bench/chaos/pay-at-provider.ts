import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type PaymentChannel, type PaymentResult, paymentEndpoints, type StartedPayment } from '@jara/contract';
import { chooseWeighted, type Visitor } from './visitor.ts';

export type OnlineChannel = Exclude<PaymentChannel, 'wallet'>;
export type ToPay =
  | { readonly order_id: number; readonly split_payment_with_wallet?: boolean }
  | { readonly destination: 'wallet'; readonly amount: number };

const MOST_POLLS = 10;
const POLL_EVERY_MS = 400;

/** Starts a payment with a provider, as the payment modal does. */
async function startPayment(
  { customer, send, counts }: Visitor,
  channel: OnlineChannel,
  toPay: ToPay,
): Promise<StartedPayment | undefined> {
  const started = await send(customer, paymentEndpoints.startPayment, {
    body: {
      ...toPay,
      method: channel,
      ...(channel === 'pocket' && { pocket_tag: `tag${customer.id}` }),
      ...(channel.startsWith('mtn_momo') && { momo_account_number: customer.phone }),
      ...('destination' in toPay && { currency: customer.currency }),
    },
    key: randomUUID(),
  });
  if (!started.ok) return undefined;
  counts.add(`payments started: ${channel}`);
  return started.data;
}

type Behaviour = 'approves' | 'declines' | 'leaves' | 'approves late' | 'pays less' | 'pays more' | 'other currency';

const BEHAVIOURS: readonly (readonly [Behaviour, number])[] = [
  ['approves', 64],
  ['declines', 8],
  ['leaves', 6],
  ['approves late', 8],
  ['pays less', 5],
  ['pays more', 4],
  ['other currency', 3],
];

/** What the payer does at the provider. Tells whether it is worth waiting for the outcome. */
async function actAtProvider(
  { sandbox, choices, counts, latestApprovalMs }: Visitor,
  { reference, processor, amount, currency }: StartedPayment,
): Promise<'waits' | 'left'> {
  // Pocket knows naira alone, and names no currency.
  const possible = BEHAVIOURS.filter(([each]) => each !== 'other currency' || processor !== 'pocket');
  const behaviour = chooseWeighted(choices, possible);
  // Whom no processor takes part for is asked by MTN.
  const paid = { provider: processor ?? 'mtn_momo', amount, currency, outcome: 'approve' } as const;
  const other = currency === 'NGN' ? 'GHS' : 'NGN';
  const actions = {
    approves: paid,
    declines: { ...paid, outcome: 'decline' },
    leaves: undefined,
    'approves late': { ...paid, afterMs: 1 + choices.below(latestApprovalMs) },
    'pays less': { ...paid, amount: amount - 1 },
    'pays more': { ...paid, amount: amount + 1 },
    'other currency': { ...paid, currency: other },
  } as const;
  const action = actions[behaviour];
  if (action !== undefined && !(await sandbox.act(reference, action))) return 'left';
  counts.add(`payers: ${behaviour}`);
  return behaviour === 'leaves' || behaviour === 'approves late' || choices.chance(0.2) ? 'left' : 'waits';
}

/** Notes what a customer reads about a payment. */
function noteResult({ customer, acknowledged }: Visitor, result: PaymentResult): void {
  if (result.status !== 'Completed') return;
  if (result.destination === 'wallet') acknowledged.toppedUp(result.reference);
  else if (result.credited_to === 'order' && result.order_id !== null)
    acknowledged.orderPaid(customer.id, result.order_id);
}

/** Asks until the payment is settled, or the customer has had enough. */
export async function awaitResult(visitor: Visitor, reference: string): Promise<PaymentResult['status']> {
  const { customer, send, signal } = visitor;
  for (let left = MOST_POLLS; left > 0 && !signal.aborted; left -= 1) {
    const params = { transactionId: reference };
    const answer = await send(customer, paymentEndpoints.verifyPayment, { params });
    if (!answer.ok) return 'Pending';
    noteResult(visitor, answer.data);
    if (answer.data.status !== 'Pending') return answer.data.status;
    await pause(POLL_EVERY_MS);
  }
  return 'Pending';
}

/** The whole way through a provider; 'Pending' when the customer left before the outcome. */
export async function payAtProvider(
  visitor: Visitor,
  channel: OnlineChannel,
  toPay: ToPay,
): Promise<PaymentResult['status']> {
  const started = await startPayment(visitor, channel, toPay);
  if (started === undefined) return 'Pending';
  return (await actAtProvider(visitor, started)) === 'waits' ? awaitResult(visitor, started.reference) : 'Pending';
}
