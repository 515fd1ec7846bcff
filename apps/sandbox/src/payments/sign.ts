import { createHmac } from 'node:crypto';

/** As Paystack, Monnify and Pocket sign the bytes of a webhook, and OPay a request. */
export const hmacSha512 = (key: string, text: string): string => createHmac('sha512', key).update(text).digest('hex');
