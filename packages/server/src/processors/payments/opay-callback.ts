import { z } from 'zod';
import { isHexHmac } from './webhook-signature.ts';

/** SHA3-512 by the documentation; some accounts are said to have SHA-512. */
export type OpaySignature = 'sha3-512' | 'sha512';

const field = z.string().max(100);

export const OpayCallback = z.object({
  payload: z.object({
    amount: field,
    currency: field,
    reference: field.min(1),
    refunded: z.boolean(),
    status: field,
    timestamp: field,
    token: field,
    transactionId: field,
  }),
  sha512: z.string(),
});

/** OPay signs a text of its own making, not the body. */
export function isSignedByOpay(
  { payload, sha512 }: z.infer<typeof OpayCallback>,
  privateKey: string,
  algorithm: OpaySignature,
): boolean {
  const { amount, currency, reference, refunded, status, timestamp, token, transactionId } = payload;
  const signed = `{Amount:"${amount}",Currency:"${currency}",Reference:"${reference}",Refunded:${refunded ? 't' : 'f'},Status:"${status}",Timestamp:"${timestamp}",Token:"${token}",TransactionID:"${transactionId}"}`;
  return isHexHmac(algorithm, privateKey, signed, sha512);
}
