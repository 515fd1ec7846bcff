import { type Currency, type DataOf, WALLET_PAGE_SIZE, type Wallet, type walletEndpoints } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findBalance, findEntries, findHeldOfCustomer } from './wallet.store.ts';

type History = DataOf<typeof walletEndpoints.listWalletEntries>;

export function createWallets({ db }: { readonly db: Db }) {
  return {
    async get(customerId: number, currency: Currency): Promise<Outcome<Wallet>> {
      const [balance, held] = await Promise.all([
        findBalance(db, customerId, currency),
        findHeldOfCustomer(db, customerId, currency),
      ]);
      return succeed({ balance, currency, held });
    },

    async history(
      customerId: number,
      asked: { currency: Currency; before?: string | undefined },
    ): Promise<Outcome<History>> {
      const before = asked.before === undefined ? undefined : Number(asked.before);
      // One more than is shown tells whether there are more.
      const found = await findEntries(db, {
        customerId,
        currency: asked.currency,
        before,
        limit: WALLET_PAGE_SIZE + 1,
      });
      return succeed({ entries: found.slice(0, WALLET_PAGE_SIZE), has_more: found.length > WALLET_PAGE_SIZE });
    },
  };
}

export type Wallets = ReturnType<typeof createWallets>;
