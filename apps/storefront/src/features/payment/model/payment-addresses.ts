import { idInUrl, unguessableId } from '@jara/contract';
import type { LayerValues } from '@/shared/browser/layers.ts';

/** The payment and the order that the address names. Without an order it is a top-up. */
export function readMomo({ momo, order_id, trxRef }: LayerValues<'momo'>) {
  const reference = unguessableId.safeParse(trxRef).data;
  const orderId = idInUrl.safeParse(order_id).data ?? null;
  return momo === 'show' && reference !== undefined ? { reference, orderId } : undefined;
}

/** Both have to be there: what a provider's page leads back with has a reference alone. */
export function readWalletApp({ reference: given, processor }: LayerValues<'wallet app'>) {
  const reference = unguessableId.safeParse(given).data;
  return processor && reference !== undefined ? { reference } : undefined;
}
