import { listeners } from '@jara/ui/browser/listeners';

/**
 * What became of a payment, as far as the page knows. The caller decides what follows; the truth is the server's, which
 * settles a payment whether a page is open or not.
 * - paid: the server has said so.
 * - failed: it did not go through, or could not be opened.
 * - closed: the person closed it before it was paid.
 * - redirecting: the provider's page comes next, and leads back to ours.
 * - waiting: a dialog that the address opens waits for it (`subscribeToOutcomes`), or the provider has not answered yet.
 */
export type PaymentOutcome = 'paid' | 'failed' | 'closed' | 'redirecting' | 'waiting';

/** What became of a payment, with the sentence that the page shows of it. */
export type PaymentEnd = {
  readonly outcome: PaymentOutcome;
  readonly says?: { readonly as: 'success' | 'error' | 'blank'; readonly words: string };
};

/** Of a payment that was waited for in a dialog. Without an order it is a top-up. */
export type AwaitedPayment = {
  readonly outcome: Extract<PaymentOutcome, 'paid' | 'failed' | 'closed'>;
  readonly reference: string;
  readonly orderId: number | null;
};

const outcomes = listeners<AwaitedPayment>();

export const announceOutcome = outcomes.notify;

/** Called when a dialog that waited for a payment closes, also where a reload of the page has opened it. */
export const subscribeToOutcomes = outcomes.subscribe;
