import { type PaymentResult, paymentEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** What became of a payment: the server asks the provider where it does not know. */
export const fetchPaymentResult = (reference: string, signal?: AbortSignal): Promise<PaymentResult> =>
  callApi(paymentEndpoints.verifyPayment, { params: { transactionId: reference } }, signal);

type Checks = {
  /** How often it is asked at most. */
  readonly most: number;
  readonly pauseMs: number;
  readonly isOver: (result: PaymentResult) => boolean;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Asks the server what became of a payment, again and again until that is known; the last answer counts. */
export async function checkPayment(reference: string, { most, pauseMs, isOver }: Checks): Promise<PaymentResult> {
  const result = await fetchPaymentResult(reference);
  if (isOver(result) || most <= 1) return result;
  await pause(pauseMs);
  return checkPayment(reference, { most: most - 1, pauseMs, isOver });
}
