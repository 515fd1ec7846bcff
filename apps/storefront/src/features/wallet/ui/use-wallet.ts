import type { Currency } from '@jara/contract';
import { useQuery } from '@tanstack/react-query';
import { useCustomer } from '@/features/identity/index.ts';
import { walletQuery } from '../api/wallet.query.ts';

/** The customer's wallet in a currency; nothing is asked for a guest. Runs inside an ApiProvider. */
export const useWallet = (currency: Currency) => useQuery(walletQuery(currency, useCustomer() !== null));
