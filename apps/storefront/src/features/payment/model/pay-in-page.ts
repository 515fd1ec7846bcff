import type { StartedPayment } from '@jara/contract';
import { checkPayment } from '../api/check-payment.ts';
import { noteLeft } from './left-payments.ts';
import { PAYMENT_FAILED, PAYMENT_SUCCESSFUL, UNVERIFIED } from './payment-messages.ts';
import type { PaymentEnd } from './payment-outcomes.ts';
import type { OpenWindow, WindowEnd } from './provider-window.ts';

/** A provider may need a moment until it says of itself what its window has said. */
const AFTER_SUCCESS = { most: 4, pauseMs: 2_000 } as const;
/** Somebody may close a window that has just been paid in. */
const AFTER_CLOSE = { most: 1, pauseMs: 0 } as const;

/** What the server knows once the window is gone; 'unknown' where it did not answer. */
async function statusAfter(end: WindowEnd, reference: string) {
  const checks = end === 'finished' ? AFTER_SUCCESS : AFTER_CLOSE;
  try {
    const result = await checkPayment(reference, { ...checks, isOver: ({ meta }) => meta.status !== 'pending' });
    return result.meta.status;
  } catch {
    return 'unknown';
  }
}

/** Spec §4: pays in a window of the provider's on our page. Whether it is paid, the server alone says. */
export async function payInPage(open: OpenWindow, started: StartedPayment): Promise<PaymentEnd> {
  const end = await open(started).catch((): WindowEnd => 'failed');
  const status = await statusAfter(end, started.reference);
  noteLeft(started.reference, end !== 'finished' && status === 'pending');
  if (status === 'success') return { outcome: 'paid', says: { as: 'success', words: PAYMENT_SUCCESSFUL } };
  // A window that was closed may have been paid in before.
  if (status === 'unknown' && end !== 'failed') return { outcome: 'waiting', says: { as: 'error', words: UNVERIFIED } };
  if (status === 'pending' && end === 'finished') {
    return { outcome: 'waiting', says: { as: 'blank', words: 'Payment being confirmed' } };
  }
  return { outcome: end === 'closed' ? 'closed' : 'failed', says: { as: 'error', words: PAYMENT_FAILED } };
}
