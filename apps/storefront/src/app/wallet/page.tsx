import type { Metadata } from 'next';
import { WalletPage } from '@/features/wallet/server.ts';
import { AccountFrame } from '../account-frame.tsx';

// Rendered when asked for: the layout has what is known where the site runs, not where it is built.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Wallet', robots: { index: false } };

export default function WalletRoute() {
  return (
    <AccountFrame>
      <WalletPage />
    </AccountFrame>
  );
}
