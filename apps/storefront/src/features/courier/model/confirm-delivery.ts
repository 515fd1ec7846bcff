import type { Currency } from '@jara/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { isInDebt } from '@/features/wallet/lazy.ts';
import { trackOrderPlaced, trackPlaceOrder } from '@/shared/analytics/track-order.ts';
import { createPackageOrder, type PackageAnswer } from '../api/create-package-order.ts';
import type { DeliveryType } from './delivery-type.ts';
import type { PackageForm } from './package-form.ts';
import { packageOrderDetails } from './package-order-details.ts';
import { packageRequest } from './package-request.ts';
import { forgetSentFee, keepSentFee, unansweredFee } from './unanswered-fee.ts';

type Confirming = {
  readonly client: QueryClient;
  readonly currency: Currency;
  readonly chosen: ChosenMethod;
  readonly form: PackageForm;
  readonly deliveryType: DeliveryType;
  /** Of the total that the person has seen. */
  readonly feeId: number;
};

/** Spec §4: the wallet is looked at, then the order is made. */
export async function confirmDelivery(confirming: Confirming): Promise<PackageAnswer> {
  const { client, currency, chosen, form, deliveryType } = confirming;
  const sent = unansweredFee(form);
  if (sent === undefined && (await isInDebt(client, currency))) return { is: 'wallet below zero' };
  const feeId = sent ?? confirming.feeId;
  keepSentFee(form, feeId);
  const request = packageRequest({ form, deliveryType, chosen, feeId });
  trackPlaceOrder(packageOrderDetails(request));
  const answer = await createPackageOrder(request);
  if (answer.is === 'made') trackOrderPlaced(answer.order.id);
  if (answer.is === 'made before') trackOrderPlaced(answer.orderId);
  if (answer.is !== 'unanswered') forgetSentFee();
  return answer;
}
