import { walletEndpoints } from '@jara/contract';
import type { Wallets } from '@jara/server/wallet';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function walletRoutes(app: FastifyInstance, wallets: Wallets): void {
  serve(app, walletEndpoints, {
    getWallet: ({ query }, { customer }) => wallets.get(customer, query.currency),
    listWalletEntries: ({ query }, { customer }) => wallets.history(customer, query),
  });
}
