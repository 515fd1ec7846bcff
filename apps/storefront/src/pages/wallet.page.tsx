import { WalletPage } from '@/features/wallet/server.ts';
import { Island } from '@/shared/ui/island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

export const walletPage: Page = {
  path: '/wallet',
  load: async () => ({
    head: { title: 'Wallet', isIndexed: false },
    tree: (
      <AccountFrame>
        <Island name="WalletPage" wakes="idle">
          <WalletPage />
        </Island>
      </AccountFrame>
    ),
  }),
};
