import { isFailure, messageOr } from '@jara/api-client';
import { type DataOf, OUTAGES, type orderEndpoints } from '@jara/contract';
import { termsOf } from '@jara/domain/payment';
import { toast } from '@jara/ui/toast';
import { orderHref } from '@/shared/config/order-href.ts';
import type { ChosenMethod } from '../api/chosen-method.ts';
import { isProviderMethod } from '../api/payment-request-fields.ts';
import { isPaymentFailed, startOrderPayment } from '../api/start-payment.ts';
import { PAYMENT_FAILED } from '../model/payment-messages.ts';
import type { PaymentOutcome } from '../model/payment-outcomes.ts';
import { pay } from './pay.ts';

/** As the server has made it, of a cart or of a package. */
export type CreatedOrder = DataOf<typeof orderEndpoints.createOrder>;

/**
 * - paid: the order is settled.
 * - unpaid: it waits, as far as the page knows; the same cart, or the order's page, may pay it another way.
 * - leaving: the provider's page comes next.
 * - in dialog: a dialog that the address has opened waits for the payment.
 * - unknown: nobody can tell yet; the order's page says it as soon as somebody can.
 */
export type OrderPayment = 'paid' | 'unpaid' | 'leaving' | 'in dialog' | 'unknown';

const AFTER = { paid: 'paid', redirecting: 'leaving', failed: 'unpaid', closed: 'unpaid' } as const;

async function startPayment({ id, payment }: CreatedOrder, chosen: ChosenMethod): Promise<OrderPayment> {
  if (payment) return after(await pay(payment, id), false);
  if (!isProviderMethod(chosen)) {
    // A saved card that was declined, or that nobody has answered for yet.
    if (!(await isPaymentFailed(id))) return 'unknown';
    toast.error(PAYMENT_FAILED);
    return 'unpaid';
  }
  const started = await startOrderPayment(id, chosen, orderHref(id));
  // Whoever is asked on their phone waits in a dialog here.
  return after(await pay(started, id), termsOf(chosen.channel).account !== undefined);
}

function after(outcome: PaymentOutcome, hasDialog: boolean): OrderPayment {
  if (outcome !== 'waiting') return AFTER[outcome];
  return hasDialog ? 'in dialog' : 'unknown';
}

/** Spec §4: an order that is not paid yet starts its payment. */
export async function payForOrder(order: CreatedOrder, chosen: ChosenMethod): Promise<OrderPayment> {
  if (order.made_payment) return 'paid';
  try {
    return await startPayment(order, chosen);
  } catch (error) {
    if (isFailure(error, 'ORDER_PAID')) return 'paid';
    toast.error(messageOr(error, OUTAGES.UNAVAILABLE.message));
    return 'unpaid';
  }
}
