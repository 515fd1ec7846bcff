import type { StartedPayment } from '@jara/contract';
import { recoverFocus } from '@jara/ui/browser/recover-focus';
import { toast } from '@jara/ui/toast';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import type { PaymentOutcome } from '../model/payment-outcomes.ts';

const loadProcessors = () => import('../model/pay-by-processor.ts');

/**
 * Lets somebody pay what was started, in the provider's own way: popup, redirect, or a dialog that waits. It says what
 * became of it ('Payment successful!', 'Payment Failed!', 'Redirecting to payment page'). Without an order it is a top-up.
 */
export async function pay(started: StartedPayment, orderId: number | null): Promise<PaymentOutcome> {
  const processors = await importWithRetry(loadProcessors).catch((error: unknown) => {
    toastImportFailure(error, 'We could not open the payment. Please try again when the network is back.');
  });
  if (!processors) return 'failed';
  const focused = document.activeElement;
  const { outcome, says } = await processors.payByProcessor(started, orderId);
  // A provider's window takes the keyboard, and gives it to nobody when it closes.
  recoverFocus(focused);
  if (says) toast[says.as](says.words);
  return outcome;
}
