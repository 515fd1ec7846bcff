import type { Currency } from '@jara/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type ChosenMethod, type OrderPayment, payForOrder } from '@/features/payment/index.ts';
import { isInDebt } from '@/features/wallet/lazy.ts';
import { createPackageOrder, type PackageAnswer } from '../api/create-package-order.ts';
import type { DeliveryType } from './courier-address.ts';
import type { PackageForm } from './package-form.ts';
import { packageRequest } from './package-request.ts';
import { forgetSentFee, keepSentFee, unansweredFee } from './unanswered-fee.ts';

/** What became of a tap on 'Confirm delivery'. */
export type ConfirmResult =
  | {
      readonly is: 'ordered';
      readonly orderId: number;
      readonly payment: OrderPayment;
      /** Spec §4: paid when it was made, by the wallet or a card without a processor. */
      readonly isComplete: boolean;
    }
  | Exclude<PackageAnswer, { is: 'made' }>;

type Confirming = {
  readonly client: QueryClient;
  readonly currency: Currency;
  readonly chosen: ChosenMethod;
  readonly form: PackageForm;
  readonly deliveryType: DeliveryType;
  /** Of the total that the person has seen. */
  readonly feeId: number;
  /** Called with what is going on, in words. */
  readonly onStep: (words: string) => void;
  /** Called when there is an order, before it is paid. */
  readonly onMade: (orderId: number) => void;
};

/** Spec §4: the wallet is looked at, then the order is made, and paid if it is not paid yet. */
export async function confirmDelivery(confirming: Confirming): Promise<ConfirmResult> {
  const { client, currency, chosen, form, deliveryType, onStep, onMade } = confirming;
  const sent = unansweredFee(form);
  onStep('Creating delivery…');
  if (sent === undefined && (await isInDebt(client, currency))) return { is: 'wallet below zero' };
  const feeId = sent ?? confirming.feeId;
  keepSentFee(form, feeId);
  const answer = await createPackageOrder(packageRequest({ form, deliveryType, chosen, feeId }));
  if (answer.is !== 'unanswered') forgetSentFee();
  if (answer.is !== 'made') return answer;
  const { id: orderId, made_payment: isComplete } = answer.order;
  onMade(orderId);
  onStep('Paying…');
  return { is: 'ordered', orderId, payment: await payForOrder(answer.order, chosen), isComplete };
}
