/** Spec §2: the parameter that opens the outstanding-payment modal, with the value 'show'. */
export const OUTSTANDING_PAYMENT = ['outstandingPayment'] as const;
