import { idInUrl, unguessableId } from '@jara/contract';

/** Spec §2 and decisions §10: the parameters that open the dialogs which wait for a payment. */
export const MOMO_PARAMETERS = ['momo', 'order_id', 'trxRef'] as const;
export const WALLET_APP_PARAMETERS = ['reference', 'processor'] as const;

type Values<Names extends readonly string[]> = { readonly [Name in Names[number]]?: string | undefined };

/** The payment and the order that the address names. Without an order it is a top-up. */
export function readMomo({ momo, order_id, trxRef }: Values<typeof MOMO_PARAMETERS>) {
  const reference = unguessableId.safeParse(trxRef).data;
  const orderId = idInUrl.safeParse(order_id).data ?? null;
  return momo === 'show' && reference !== undefined ? { reference, orderId } : undefined;
}

/** Both have to be there: what a provider's page leads back with has a reference alone. */
export function readWalletApp({ reference: given, processor }: Values<typeof WALLET_APP_PARAMETERS>) {
  const reference = unguessableId.safeParse(given).data;
  return processor && reference !== undefined ? { reference } : undefined;
}
