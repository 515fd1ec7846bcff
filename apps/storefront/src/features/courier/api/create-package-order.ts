import { isFailure, isRefusal, messageOr } from '@jara/api-client';
import { courierEndpoints, type PackageQuote, type RequestOf } from '@jara/contract';
import type { CreatedOrder } from '@/features/payment/index.ts';
import { callUntilAnswered } from '@/shared/api/call-until-answered.ts';

export type PackageRequest = RequestOf<typeof courierEndpoints.createPackageOrder>['body'];

/** What the server makes of a package's order. Its refusals that lead somewhere are told apart. */
export type PackageAnswer =
  | { readonly is: 'made'; readonly order: CreatedOrder }
  | { readonly is: 'wallet below zero' }
  /** With a new quote, where the server knows the way. */
  | { readonly is: 'changed'; readonly quote: PackageQuote | null; readonly message: string }
  /** Another tap, perhaps elsewhere, has made it. */
  | { readonly is: 'made before'; readonly orderId: number }
  | { readonly is: 'refused'; readonly message: string }
  /** Nobody knows whether it was made. */
  | { readonly is: 'unanswered'; readonly message: string };

/** Without a network another tap could send nothing. */
const unanswered = () =>
  `We did not hear whether your delivery was created. ${navigator.onLine ? 'Open' : 'When the network is back, open'} Send a package and tap Confirm delivery again: it is created only once.`;

function answerTo(error: unknown): PackageAnswer {
  if (isFailure(error, 'WALLET_NEGATIVE')) return { is: 'wallet below zero' };
  if (isFailure(error, 'PACKAGE_FEE_STALE')) {
    return { is: 'changed', quote: error.data?.fee ?? null, message: error.message };
  }
  if (isFailure(error, 'PACKAGE_FEE_USED') && error.data) return { is: 'made before', orderId: error.data.order_id };
  return isRefusal(error)
    ? { is: 'refused', message: messageOr(error, unanswered()) }
    : { is: 'unanswered', message: unanswered() };
}

export const createPackageOrder = (body: PackageRequest): Promise<PackageAnswer> =>
  callUntilAnswered(courierEndpoints.createPackageOrder, { body }).then(
    (order) => ({ is: 'made', order }),
    (error: unknown) => answerTo(error),
  );
