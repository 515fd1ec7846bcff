import { useEffect } from 'react';
import { dropParameters, useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { rememberTopUp } from '../model/top-ups-under-way.ts';

/** Where Paystack, Monnify and Flutterwave name our reference when they send somebody back. */
const REFERENCES = ['trxref', 'paymentReference', 'tx_ref'] as const;
/** What else they append. What it says of the payment is not believed: the server is asked. */
const APPENDED = ['reference', 'status', 'transaction_id'] as const;

/** Somebody who comes back by way of another browser has nothing stored there: the address names the payment. */
export function useReturnedTopUp(): void {
  const { values } = useQueryDialog(REFERENCES);
  const reference = values.trxref ?? values.paymentReference ?? values.tx_ref;
  useEffect(() => {
    if (reference === undefined) return;
    rememberTopUp(reference);
    dropParameters(...REFERENCES, ...APPENDED);
  }, [reference]);
}
