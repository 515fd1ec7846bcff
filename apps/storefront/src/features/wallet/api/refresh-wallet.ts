import { CURRENCIES } from '@jara/contract';
import type { QueryClient } from '@tanstack/react-query';
import { paymentMethodsQuery } from '@/features/payment/data.ts';
import { WALLET_KEY } from './wallet.query.ts';

/** After a top-up: another balance, another line of the history, and a card that may have been saved. */
export async function refreshWallet(client: QueryClient): Promise<void> {
  // Nobody waits for the cards: the balance is what was paid for.
  for (const currency of CURRENCIES) {
    void client.invalidateQueries({ queryKey: paymentMethodsQuery(currency).queryKey });
  }
  await client.invalidateQueries({ queryKey: WALLET_KEY });
}
