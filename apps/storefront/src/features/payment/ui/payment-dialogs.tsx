'use client';

import { useCustomer } from '@/features/identity/index.ts';

/** The dialogs that wait for a payment, opened by the address. Once a page, in what a customer's every page loads. */
export function PaymentDialogs() {
  const isSignedIn = useCustomer() !== null;
  return isSignedIn ? null : null;
}
