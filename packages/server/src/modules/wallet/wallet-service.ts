import {
  type Currency,
  type DataOf,
  type MinorUnits,
  WALLET_PAGE_SIZE,
  type Wallet,
  type walletEndpoints,
} from '@jara/contract';
import { UNPAID_ORDER_MS } from '@jara/domain/order';
import type { Db } from '../../db/client.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findBalance, findEntries, findHeldOfCustomer } from './wallet.store.ts';

type History = DataOf<typeof walletEndpoints.listWalletEntries>;

export function createWallets({ db }: { readonly db: Db }) {
  return {
    async get(customerId: number, currency: Currency): Promise<Outcome<Wallet>> {
      const [balance, found] = await Promise.all([
        findBalance(db, customerId, currency),
        findHeldOfCustomer(db, customerId, currency),
      ]);
      const holds = found.map(({ ordered_at, ...hold }) => ({
        ...hold,
        until: new Date(ordered_at.getTime() + UNPAID_ORDER_MS).toISOString(),
      }));
      const held = holds.reduce((sum, { amount }) => sum + amount, 0) as MinorUnits;
      return succeed({ balance, currency, held, holds });
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
