import { CURRENCIES } from '@jara/contract';
import type { QueryClient } from '@tanstack/react-query';
import { paymentMethodsQuery } from '@/features/payment/data.ts';
import { WALLET_KEY } from './wallet.query.ts';

/** After a top-up: another balance, another line of the history, and a card that may have been saved. */
export async function refreshWallet(client: QueryClient): Promise<void> {
  const changed = [WALLET_KEY, ...CURRENCIES.map((currency) => paymentMethodsQuery(currency).queryKey)];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}
