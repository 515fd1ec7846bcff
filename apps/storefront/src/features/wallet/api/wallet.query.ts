import { failsOffline } from '@jara/api-client/query-client';
import { type Currency, type Wallet, walletEndpoints } from '@jara/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

const OVERDUE_EVERY_MS = 30_000;

/** What is set aside comes back by itself when its time is over, within a minute. */
function whenHoldsEndMs(wallet: Wallet | undefined): number | false {
  const [hold] = wallet?.holds ?? [];
  return hold ? Math.max(Date.parse(hold.until) - Date.now(), OVERDUE_EVERY_MS) : false;
}

/** Spec §6: asked for somebody signed in alone. Spec §7: retried 3 times, as the query client does with every query. */
export const walletQuery = (currency: Currency, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['wallet', 'balance', currency],
    queryFn: isSignedIn
      ? ({ signal }) => callApi(walletEndpoints.getWallet, { query: { currency } }, signal)
      : skipToken,
    // A balance changes elsewhere too: by an order, a refund, another phone.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => whenHoldsEndMs(state.data),
    ...failsOffline,
    // Shown in the balance's place, with a Retry.
    meta: { failure: 'rethrow' },
  });

/** The balance and the history of every currency, to be asked for anew once money has moved. */
export const WALLET_KEY = ['wallet'] as const;
