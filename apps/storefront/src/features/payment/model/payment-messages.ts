// Spec §8.
export const PAYMENT_SUCCESSFUL = 'Payment successful!';
export const PAYMENT_FAILED = 'Payment Failed!';
export const UNVERIFIED = 'Could not verify payment';
