import { z } from 'zod';
import type { Answer } from '../call-provider.ts';
import type { PaymentFailure, ProviderPayment } from './payment-adapter.ts';

/** Shorter than the front door waits for the API. What takes longer is looked up later. */
export const PAYMENT_TIMEOUT_MS = 6_000;

/** For a call of several steps, such as one that logs in first. */
export const deadline = (timeoutMs: number, signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);

export const failure = (reason: PaymentFailure['reason'], detail: string): PaymentFailure => ({
  ok: false,
  reason,
  detail,
});

/** An answer that makes no sense: it may have happened all the same. */
export const NOT_UNDERSTOOD = failure('unavailable', 'not_understood');

/** The answer, if it is one of 2xx. */
export const accepted = (answer: Answer | undefined): Answer | undefined =>
  answer !== undefined && answer.status >= 200 && answer.status < 300 ? answer : undefined;

const REFUSED: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422]);

/** Of a start or a charge that was not accepted. */
export function failureOf(answer: Answer | undefined): PaymentFailure {
  if (answer === undefined) return failure('unavailable', 'no_answer');
  if (accepted(answer)) return NOT_UNDERSTOOD;
  return failure(REFUSED.has(answer.status) ? 'invalid' : 'unavailable', `http_${answer.status}`);
}

/** Of a query that told nothing: whatever the reason, the payment may have been made. */
export const unansweredQuery = (answer: Answer | undefined): PaymentFailure => ({
  ...failureOf(answer),
  reason: 'unavailable',
});

/** A reference that the provider has never heard of. */
export const unknownPayment = (reference: string): ProviderPayment => ({
  ok: true,
  state: 'unknown',
  reference,
  amount: null,
  currency: null,
  card: null,
  provider_reference: null,
});

/** Money came or went: without a readable amount there is nothing to compare, and so no answer. */
export function checkedPayment(payment: ProviderPayment): ProviderPayment | PaymentFailure {
  const needsAmount = payment.state === 'succeeded' || payment.state === 'review' || payment.state === 'refunded';
  return needsAmount && (payment.amount === null || payment.currency === null) ? NOT_UNDERSTOOD : payment;
}

/** The address, if it lies on one of the provider's own origins. */
export function ownAddress(url: string, origins: readonly string[]): string | undefined {
  const parsed = URL.parse(url);
  return parsed && origins.includes(parsed.origin) && parsed.username === '' && parsed.password === ''
    ? parsed.href
    : undefined;
}

/** Minor units as a provider sends them. */
export const wireAmount = z.int().nonnegative();
