import { paymentEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** Whether the server knows that an order's payment did not go through. Without an answer nobody knows. */
export const isPaymentFailed = (orderId: number): Promise<boolean> =>
  callApi(paymentEndpoints.getOrderPayment, { params: { id: String(orderId) } }).then(
    (payment) => payment?.status === 'Failed',
    () => false,
  );
