import type { Currency } from '@jara/contract';
import type { QueryClient } from '@tanstack/react-query';
import { walletQuery } from './wallet.query.ts';

/** Whether a customer's wallet is below zero. The server checks it too, so that not knowing the balance stops nobody. */
export const isInDebt = (client: QueryClient, currency: Currency): Promise<boolean> =>
  client.query({ ...walletQuery(currency, true), staleTime: 0, retry: false, networkMode: 'always' }).then(
    ({ balance }) => balance < 0,
    () => false,
  );
